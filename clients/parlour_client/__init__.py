"""The Python SDK: connects, resumes, retries; knows the public API only."""

"""The lobby's rules as pure functions from room to room; no time, no chance, no messages."""

"""Several replicas on Postgres and Redis, and what may happen to them: each fault and case by its number."""

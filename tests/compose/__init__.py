"""The hosted form as a host runs it: `docker compose up`, with real containers."""

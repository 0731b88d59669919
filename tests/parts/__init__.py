"""Real parts for the tests: Postgres and Redis, named by the environment, else the system's, else from pip."""

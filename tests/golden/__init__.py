"""Logs of games as each release wrote them. They replay for ever: `evolve` reads every released version."""

"""Moves, one module a family of games: `from parlour_client.moves.dixit import dixit`, `dixit.cast_vote(3)`."""

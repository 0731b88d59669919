"""Rules of the games: one folder a game, found by `registry`. Games never import each other."""

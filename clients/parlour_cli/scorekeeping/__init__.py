"""Rounds in score files, one module a family of games: from the file's words to the API's, and back.

Each has GAMES, `to_round(game, fields) -> ScoreRoundRequest` and `to_result(game, response) -> dict`; see `reading`.
"""

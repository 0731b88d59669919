"""The lobby: who somebody is, where people meet, and how a game of theirs begins."""

"""Dixit Jinx: nine abstract cards, one secret position, and whoever points first (RULES 6)."""

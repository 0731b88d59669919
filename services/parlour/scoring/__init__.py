"""Scoring: what a round is worth, and what players have won."""

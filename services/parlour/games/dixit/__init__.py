"""Dixit in its editions, and Dixit Party and Team Dixit, which are played with the same turn."""

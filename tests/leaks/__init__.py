"""Pairs of games that differ in one hidden fact, and everything that those who may not know it are sent."""

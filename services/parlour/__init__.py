"""Parlour: a self-hosted platform for the Dixit family of parlour games (unofficial)."""

"""Stella: fifteen dream cards, one word, and who would mark the same ones (RULES 7)."""

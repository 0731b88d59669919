"""Bots: a library on the SDK, and a worker that plays the seats which hosts give to bots."""

"""What a turn of Dixit, Party or Team is worth, and why. Pure; a live game asks the scoring service."""

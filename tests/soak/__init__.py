"""Whether a house that is played in all the time comes to rest: `make soak`, PARLOUR_SOAK_MINUTES of it."""

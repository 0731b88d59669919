"""How bots play, one module a family of games. Each has GAMES and `choose`; see `parlour_bots.choosing.Player`."""

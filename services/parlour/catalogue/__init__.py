"""The catalogue: card sets, cards, pictures, words, and decks put together from them."""

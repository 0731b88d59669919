"""Pure words that all games share: seats, tables, chance, refusals, and how a table is conducted."""

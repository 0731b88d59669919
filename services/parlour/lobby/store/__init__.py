"""What the lobby keeps: its tables, and rooms, people, answers, errands and leases in them."""

"""The `parlour` command: thin, on the SDK."""

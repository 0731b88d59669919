"""The only library that does I/O: event log, bus, server, errors, auth, settings, logs, metrics, databases."""

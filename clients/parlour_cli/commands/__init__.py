"""The subcommands, one module each, with `arguments(parser)` and `run(options)`; the module's text is its help."""

"""The whole system through its front door: `parlour serve` as a process, clients over the public API."""

"""Addresses to listen at, as people write them: "host:port", with an IPv6 host in brackets."""

from __future__ import annotations

from dataclasses import dataclass

_ANYWHERE = ("", "0.0.0.0", "::")  # noqa: S104 - recognised here, bound nowhere


@dataclass(frozen=True, slots=True)
class Address:
    """A host, without brackets, and a port."""

    host: str
    port: int

    @staticmethod
    def parse(text: str) -> Address:
        """From "127.0.0.1:80", "[::1]:80", ":80". Raises ValueError with the rest of a sentence about `text`."""
        host, colon, port = text.rpartition(":")
        if not (colon and port.isascii() and port.isdecimal() and int(port) < 65536):
            raise ValueError("it must look like host:port")
        bracketed = host.startswith("[") and host.endswith("]")
        if ":" in host and not bracketed:
            raise ValueError(f"an IPv6 address goes in brackets: [{host}]:{port}")
        return Address(host[1:-1] if bracketed else host, int(port))

    def __str__(self) -> str:
        return f"{_written(self.host)}:{self.port}"

    @property
    def from_here(self) -> str:
        """Where a listener at this address is reached from its own machine."""
        host = "127.0.0.1" if self.host in _ANYWHERE else self.host
        return f"{_written(host)}:{self.port}"


def _written(host: str) -> str:
    return f"[{host}]" if ":" in host else host

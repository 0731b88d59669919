"""Messages put together from encoded parts: the encoding of a message is the concatenation of its fields', in any order.

So what many messages have in common, and what does not change from one to the next, is encoded once.
"""

from __future__ import annotations

LENGTH_DELIMITED = 2


def field(number: int, content: bytes) -> bytes:
    """A field that holds an encoded message."""
    return _varint(number << 3 | LENGTH_DELIMITED) + _varint(len(content)) + content


def _varint(value: int) -> bytes:
    if value <= 0x7F:
        return bytes((value,))
    if value <= 0x3FFF:  # nearly all of them
        return bytes((value & 0x7F | 0x80, value >> 7))
    encoded = bytearray()
    while value > 0x7F:
        encoded.append(value & 0x7F | 0x80)
        value >>= 7
    encoded.append(value)
    return bytes(encoded)

"""A painter's process: `python -m parlour.catalogue.easel SOURCE NICENESS` draws what it reads, one picture at a time.

Reads lines of JSON, [set, number, size], until its input ends, and answers each with a header (`HEADER`: whether it went well,
length) and the picture or, if it did not go well, the reason in UTF-8.
"""

from __future__ import annotations

import json
import os
import struct
import sys
import traceback

from parlour.catalogue.sources import Size, load

HEADER = struct.Struct(">?I")


def main(source_module: str, niceness: int) -> None:
    """Draw until there is no more to read."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # whatever a library prints must not get between the pictures
    source = load(source_module)
    for line in sys.stdin.buffer:
        card_set, number, size = json.loads(line)
        try:
            done, answer = True, source.draw(card_set, number, Size(size))
        except Exception as error:  # one bad picture must not end the process
            traceback.print_exc()
            done, answer = False, repr(error).encode()
        answers.write(HEADER.pack(done, len(answer)) + answer)
        answers.flush()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))

"""`python -m parlour ROLE`: runs one of Parlour's processes. `serve` runs all of it in one."""

from __future__ import annotations

import sys

from parlour.roots import commands


def main() -> int:
    """The exit status."""
    return commands.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())

"""Command line of the card art: `sheet SET OUT`, `verify [SET]`, `export SET DIR`, `plan SET`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path


def main() -> int:
    """Run one command; the exit code says whether it went well."""
    parser = argparse.ArgumentParser(prog="python -m parlour.catalogue.art", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    sheet = commands.add_parser("sheet", help="draw a contact sheet")
    sheet.add_argument("set")
    sheet.add_argument("out", type=Path)
    sheet.add_argument("--width", type=int, default=92, help="width of one card")
    sheet.add_argument("--columns", type=int, default=12)
    sheet.add_argument("--first", type=int, default=1)
    sheet.add_argument("--last", type=int, default=0)
    verify = commands.add_parser("verify", help="measure distances and light")
    verify.add_argument("set", nargs="?", default="")
    export = commands.add_parser("export", help="write a set's pictures as WebP")
    export.add_argument("set")
    export.add_argument("dir", type=Path)
    plan = commands.add_parser("plan", help="plan a dream set's deck anew (for authors)")
    plan.add_argument("set")
    plan.add_argument("--seed", type=int, default=1)
    plan.add_argument("--refresh", action="store_true", help="replace only scenes that come again")
    arguments = parser.parse_args()
    if arguments.command == "sheet":
        from .sheets import contact_sheet  # noqa: PLC0415

        contact_sheet(
            arguments.set,
            arguments.out,
            arguments.width,
            arguments.columns,
            arguments.first,
            arguments.last,
        )
    elif arguments.command == "export":
        from .drawing import draw, encode  # noqa: PLC0415
        from .sets import card_set  # noqa: PLC0415

        arguments.dir.mkdir(parents=True, exist_ok=True)
        for number in range(1, card_set(arguments.set).count + 1):
            for size, data in encode(draw(arguments.set, number)).items():
                path: Path = arguments.dir / f"{arguments.set}-{number:02d}-{size}.webp"
                path.write_bytes(data)
    elif arguments.command == "plan":
        from .planning import plan_deck  # noqa: PLC0415

        plan_deck(arguments.set, arguments.seed, arguments.refresh)
    else:
        from .measure import verify as run  # noqa: PLC0415

        return 0 if run(only=arguments.set) else 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

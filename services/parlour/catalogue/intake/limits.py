"""What an upload may cost, and a process's promise to keep to it."""

from __future__ import annotations

import contextlib

MIB = 1024 * 1024
MOST_UPLOAD_BYTES = 20 * MIB
MOST_FILES = 600  # told one by one; a zip is one
MOST_PICTURE_BYTES = 10 * MIB
MOST_PIXELS = 40_000_000
MOST_SIDE = 16_384
LEAST_SIDE = 100
MOST_CARDS = 500  # a set
MOST_MANIFEST_BYTES = 1 * MIB

MOST_ENTRIES = 2_000  # of a zip, folders included
MOST_DIRECTORY_BYTES = 2 * MIB  # of a zip's list of entries
MOST_UNPACKED_BYTES = 200 * MIB
MOST_RATIO = 100  # unpacked to packed, beyond the first MiB; pictures hardly shrink at all

PICTURE_SECONDS = 10  # of a processor
SILENT_SECONDS = 30.0  # on the clock, for one picture, before its process is given up
UPLOAD_SECONDS = 300.0
WORK_SECONDS = 600.0  # for one upload's pictures together
MOST_MEMORY = 1024 * MIB
MOST_BREAKDOWNS = 8  # pictures of one upload that may bring the process down


def confine() -> None:
    """Bind this process to the limits, as far as the system knows them. It can no more loosen than break them."""
    with contextlib.suppress(ImportError):
        import resource  # noqa: PLC0415 - Windows has none

        for kind, most in (
            (resource.RLIMIT_AS, MOST_MEMORY),
            (resource.RLIMIT_FSIZE, MOST_PICTURE_BYTES),
            (resource.RLIMIT_CORE, 0),
            (resource.RLIMIT_NOFILE, 64),
        ):
            with contextlib.suppress(ValueError, OSError):  # not every system limits everything
                resource.setrlimit(kind, (most, most))


def another_picture() -> None:
    """Allow this process the processor for one more picture; beyond that the system ends it."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource  # noqa: PLC0415 - Windows has none

        used = resource.getrusage(resource.RUSAGE_SELF)
        soon = int(used.ru_utime + used.ru_stime) + PICTURE_SECONDS
        resource.setrlimit(resource.RLIMIT_CPU, (soon, resource.getrlimit(resource.RLIMIT_CPU)[1]))

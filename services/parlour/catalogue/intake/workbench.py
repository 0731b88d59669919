"""The process in which uploads are looked at: `python -m parlour.catalogue.intake.workbench FOLDER`.

Reads a job, a line of JSON (see `Job`), and answers with lines of JSON: first `paths`, all files there are, and what a manifest
says; then for each file by its place `at`, and `kept` or `refused`. A card's pictures are put in FOLDER as "{place}-small.webp"
and "{place}-large.webp", and nothing is written anywhere else. It is expected to be ended at any moment, by the system or by
the service; a job can begin after the file that brought the last process down.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Any

from parlour.catalogue.intake import framing, limits, manifest, sniffing
from parlour.catalogue.intake.archive import Archive
from parlour.catalogue.intake.verdicts import NotKeptError
from parlour.catalogue.likeness import alike

DREAM = "dream"
LONGEST_PATH = 255  # characters that are told of one
_NO_TEXTS = manifest.CardEntry("", "", ())


@dataclass(frozen=True, slots=True)
class Job:
    """What is to be done: files by path and name in the folder; from which on; how many cards there is room for; known ones.

    `purpose`: "" if the manifest may say. `known`: names of the set's cards, contents and likenesses in hexadecimal.
    """

    purpose: str
    files: Sequence[tuple[str, str]]
    skip: int
    room: int
    known: Sequence[tuple[str, str, str]]


@dataclass(frozen=True, slots=True)
class _Item:
    path: str
    read: Callable[[], bytes]


class Workbench:
    """One job in a folder. `tell` takes the answers."""

    def __init__(self, folder: Path, job: Job, tell: Callable[[dict[str, Any]], None]) -> None:
        self._folder = folder
        self._job = job
        self._tell = tell
        self._room = job.room
        self._known = [(name, what, bytes.fromhex(likeness)) for name, what, likeness in job.known]
        self._entries = 0
        self._purpose = DREAM

    def work(self) -> None:
        """Do the job."""
        items = [item for path, name in self._job.files for item in self._opened(path, name)]
        said, items = _manifest_of(items)
        purpose = self._job.purpose or said.fields.get("purpose", "")
        said.fields["purpose"] = self._purpose = purpose if purpose in framing.SHAPES else DREAM
        items = sorted(items, key=lambda item: said.order.get(item.path, len(said.order)))
        self._tell({"paths": [item.path[:LONGEST_PATH] for item in items], "said": said.fields})
        for place, item in enumerate(items[self._job.skip :], start=self._job.skip):
            self._tell({"at": place})
            limits.another_picture()
            try:
                self._tell({"kept": place, **self._keep(place, item, said)})
            except NotKeptError as verdict:
                self._tell({"refused": place, "reason": verdict.reason, "like": verdict.like})
            except MemoryError:
                self._tell({"refused": place, "reason": "PICTURE_TOO_COSTLY"})

    def _opened(self, path: str, name: str) -> Iterator[_Item]:
        """A file, or the files in it."""
        file = self._folder / name
        with file.open("rb") as opened:
            head = opened.read(sniffing.HEAD_BYTES)
        if _kind(head) != sniffing.ZIP:
            yield _Item(path, lambda: _read(file))
            return
        try:
            entries = list(Archive(file).entries())
            self._entries += len(entries)
            if self._entries > limits.MOST_ENTRIES:
                raise NotKeptError("ZIP_TOO_MANY_ENTRIES")
        except NotKeptError as verdict:
            yield _Item(path, _raising(verdict))
            return
        for entry in sorted(entries, key=lambda entry: natural(entry.path)):
            yield _Item(f"{path}/{entry.path}", entry.read)

    def _keep(self, place: int, item: _Item, said: _Said) -> dict[str, Any]:
        data = item.read()
        kind = sniffing.kind_of(data[: sniffing.HEAD_BYTES])
        if kind == sniffing.ZIP:
            raise NotKeptError("ZIP_IN_ZIP")
        if self._room <= 0:
            raise NotKeptError("TOO_MANY_CARDS")
        content = hashlib.sha256(data).hexdigest()
        for name, known, _ in self._known:
            if content == known:
                raise NotKeptError("SAME_PICTURE", name)
        framed = framing.frame(data, kind, self._purpose)
        for name, _, known in self._known:
            if alike(framed.likeness, known):
                raise NotKeptError("ALIKE_PICTURE", name)
        for size, picture in framed.pictures.items():
            (self._folder / f"{place}-{size}.webp").write_bytes(picture)
        self._known.append((item.path[:LONGEST_PATH], content, framed.likeness))
        self._room -= 1
        texts = said.texts.get(item.path, _NO_TEXTS)
        return {
            "content": content,
            "likeness": framed.likeness.hex(),
            "changes": framed.changes,
            "text": texts.text[:4000],
            "tags": [tag[:400] for tag in texts.tags[:40]],
        }


@dataclass(frozen=True, slots=True)
class _Said:
    """A manifest, with the files it names as paths of this upload."""

    fields: dict[str, str]
    order: dict[str, int]
    texts: dict[str, manifest.CardEntry]


def _manifest_of(items: list[_Item]) -> tuple[_Said, list[_Item]]:
    """What the outermost manifest says, and the items without it; one that cannot be read stays, to be told of."""
    named = [item for item in items if PurePosixPath(item.path).name.lower() == manifest.FILE]
    if not named:
        return _Said({}, {}, {}), items
    item = min(named, key=lambda one: one.path.count("/"))
    others = [one for one in items if one is not item]
    try:
        data = item.read()
        if len(data) > limits.MOST_MANIFEST_BYTES:
            raise NotKeptError("MANIFEST_BROKEN")
        read = manifest.read(data)
    except NotKeptError as verdict:
        return _Said({}, {}, {}), [*others, _Item(item.path, _raising(verdict))]
    folder = item.path[: len(item.path) - len(manifest.FILE)]
    paths = [folder + card.file for card in read.cards]
    order = {path: place for place, path in reversed(list(enumerate(paths)))}
    fields = {name: value[:2000] for name, value in read.fields.items()}
    return _Said(fields, order, dict(zip(paths, read.cards, strict=True))), others


def natural(path: str) -> list[tuple[int, int, str]]:
    """A key that sorts "card 2" before "card 10"."""
    parts = re.findall(r"\d{1,18}|\D+|\d+", path.casefold())
    return [(0, int(p), "") if p.isdecimal() and len(p) <= 18 else (1, 0, p) for p in parts]


def _kind(head: bytes) -> str:
    with contextlib.suppress(NotKeptError):
        return sniffing.kind_of(head)
    return ""


def _read(file: Path) -> bytes:
    if file.stat().st_size > limits.MOST_PICTURE_BYTES:
        raise NotKeptError("FILE_TOO_LARGE")
    return file.read_bytes()


def _raising(verdict: NotKeptError) -> Callable[[], bytes]:
    def read() -> bytes:
        raise NotKeptError(verdict.reason)

    return read


def main(folder: Path) -> None:
    """Do the job on stdin."""
    limits.confine()
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # whatever a library prints must not get between the answers

    def tell(answer: dict[str, Any]) -> None:
        answers.write(json.dumps(answer, ensure_ascii=False).encode("utf-8", "replace") + b"\n")
        answers.flush()

    Workbench(folder, Job(**json.loads(sys.stdin.buffer.readline())), tell).work()


if __name__ == "__main__":
    main(Path(sys.argv[1]))

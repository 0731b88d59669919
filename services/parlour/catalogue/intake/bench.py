"""The service's end of a workbench: begins its processes, listens to them, and survives them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from parlour.catalogue.intake import limits
from parlour.catalogue.intake.verdicts import SENTENCES
from parlour.catalogue.intake.workbench import Job
from parlour.catalogue.sources import Size
from parlour.platform.errors import unavailable

_LONGEST_ANSWER = 8 * limits.MIB  # all paths of an upload
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class NewCard:
    """A card as it came from the workbench; its pictures lie in the upload's folder. Texts are as they were sent."""

    content: bytes
    likeness: bytes
    changes: Sequence[str]
    text: str
    tags: Sequence[str]
    files: dict[Size, Path]


@dataclass(frozen=True, slots=True)
class Result:
    """What became of a file: a card, or a reason of `verdicts` and the file or card that it is like."""

    path: str
    card: NewCard | None = None
    reason: str = ""
    like: str = ""

    @property
    def sentence(self) -> str:
        """The reason as a sentence."""
        sentence = SENTENCES.get(self.reason, "")
        return f"{sentence}: {self.like}" if self.like else sentence


@dataclass(slots=True)
class Findings:
    """What became of an upload; `said`: a manifest's fields."""

    said: dict[str, str] = field(default_factory=dict[str, str])
    results: list[Result] = field(default_factory=list[Result])


async def look_at(folder: Path, job: Job) -> Findings:
    """Let processes look at the files in a folder, one after another as pictures bring them down."""
    findings = Findings()
    paths: list[str] = []
    until = time.monotonic() + limits.WORK_SECONDS
    for _ in range(limits.MOST_BREAKDOWNS):
        if await _try(folder, _rest(job, findings), findings, paths, until):
            break
        if not paths:
            raise unavailable("the bench where pictures are looked at")
        if time.monotonic() > until or len(findings.results) == len(paths):
            break
        # Whatever it was at has brought it down, by time or by memory.
        findings.results.append(Result(paths[len(findings.results)], reason="PICTURE_TOO_COSTLY"))
    for path in paths[len(findings.results) :]:
        findings.results.append(Result(path, reason="OUT_OF_TIME"))
    return findings


def _rest(job: Job, findings: Findings) -> Job:
    """What is left of a job."""
    kept = [(result.path, result.card) for result in findings.results if result.card]
    known = [(path, card.content.hex(), card.likeness.hex()) for path, card in kept]
    return replace(
        job,
        skip=len(findings.results),
        room=job.room - len(kept),
        known=[*job.known, *known],
    )


async def _try(folder: Path, job: Job, findings: Findings, paths: list[str], until: float) -> bool:
    """One process: whether it came to the end."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-P",  # modules come from where the service's come from, not from wherever it was started
        "-m",
        "parlour.catalogue.intake.workbench",
        str(folder),
        stdin=PIPE,
        stdout=PIPE,
        cwd=folder,
        limit=_LONGEST_ANSWER,
        start_new_session=True,
    )
    try:
        await _listen(process, folder, job, findings, paths, until)
    except (OSError, ValueError, TimeoutError) as error:
        _log.info("an upload's process was given up", extra={"why": repr(error)})
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
        await process.wait()
    return process.returncode == 0 and len(findings.results) == len(paths)


async def _listen(
    process: Process, folder: Path, job: Job, findings: Findings, paths: list[str], until: float
) -> None:
    if process.stdin is None or process.stdout is None:
        raise OSError("a workbench without pipes")
    process.stdin.write(json.dumps(asdict(job)).encode() + b"\n")
    process.stdin.close()
    while True:
        seconds = min(limits.SILENT_SECONDS, until - time.monotonic())
        async with asyncio.timeout(seconds):
            line = await process.stdout.readline()
        if not line:
            return
        answer: dict[str, Any] = json.loads(line)
        if "paths" in answer:
            paths[:] = answer["paths"]
            findings.said = answer["said"]
        elif "refused" in answer:
            place: int = answer["refused"]
            like = answer.get("like", "")
            findings.results.append(Result(paths[place], reason=answer["reason"], like=like))
        elif "kept" in answer:
            place = answer["kept"]
            findings.results.append(Result(paths[place], _card(folder, answer)))


def _card(folder: Path, answer: dict[str, Any]) -> NewCard:
    return NewCard(
        content=bytes.fromhex(answer["content"]),
        likeness=bytes.fromhex(answer["likeness"]),
        changes=answer["changes"],
        text=answer["text"],
        tags=answer["tags"],
        files={size: folder / f"{answer['kept']}-{size}.webp" for size in Size},
    )

"""Taking uploads in: received, looked at, and kept in one transaction, so that there is all of it or nothing."""

from __future__ import annotations

import asyncio
import json
import time
import uuid
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from parlour.api.catalogue.v1 import catalogue_service_pb2 as pb
from parlour.catalogue import texts, wire
from parlour.catalogue.collection import Piece, card_name
from parlour.catalogue.intake import limits
from parlour.catalogue.intake.bench import Findings, NewCard, look_at
from parlour.catalogue.intake.upload import Upload, received
from parlour.catalogue.intake.workbench import Job
from parlour.catalogue.library import Library, Shown
from parlour.catalogue.packs import OWN, Pack, Packs, Publication
from parlour.catalogue.schema import IMPORTS, PACK_CARDS, PACKS
from parlour.catalogue.shelf import Shelf
from parlour.catalogue.sources import Purpose
from parlour.kernel.refusals import BadInput, Refused
from parlour.platform.calls import Principal
from parlour.platform.database import transaction
from parlour.platform.names import request_id

MOST_SETS = 20  # of a player
MOST_CARDS = 2_000  # of a player
MOST_STORED_BYTES = 4 * 1024 * limits.MIB  # pictures of all packs together
MOST_AT_ONCE = 4  # uploads being received by this process
ANSWERS_KEPT_SECONDS = 86400.0
_FIELDS = ("title", "description", "language", "author", "licence")
_PURPOSES = (Purpose.DREAM, Purpose.JINX)


@dataclass(frozen=True, slots=True)
class _Request:
    """An upload as it is told from others."""

    player: str
    id: str
    hash: bytes


class Imports:
    """The use case. Uploads are received side by side, and looked at one after another: each takes a core."""

    def __init__(self, engine: AsyncEngine, packs: Packs, library: Library, shelf: Shelf) -> None:
        self._engine = engine
        self._packs = packs
        self._library = library
        self._shelf = shelf
        self._busy: set[str] = set()
        self._bench = asyncio.Lock()

    async def take(
        self, requests: AsyncIterator[pb.ImportPackRequest], caller: Principal
    ) -> pb.ImportPackResponse:
        """One upload, to its answer. Raises what the proto says, and TOO_BUSY."""
        first = await anext(aiter(requests), None)
        if first is None or first.WhichOneof("part") != "start":
            raise BadInput("part", "the first message must be start")
        start = first.start
        given = request_id(start.request_id, "start.request_id")
        if caller.player in self._busy or len(self._busy) == MOST_AT_ONCE:
            raise Refused("TOO_BUSY", "other uploads are being taken in; please try again")
        self._busy.add(caller.player)
        try:
            pack = await self._of_start(start, caller)
            async with received(requests, start) as upload:
                request = _Request(caller.player, given, upload.digest)
                return await self._answer(request, upload, pack, caller)
        finally:
            self._busy.discard(caller.player)

    async def _of_start(self, start: pb.ImportPackStart, caller: Principal) -> Pack | None:
        """The pack to add to, None: a new one. What is said of a new one is checked before any picture is."""
        if start.card_set:
            return await self._library.owned(start.card_set, "start.card_set", caller)
        if wire.purpose(start.purpose) not in (None, *_PURPOSES):
            raise BadInput("start.purpose", "must be PURPOSE_DREAM or PURPOSE_JINX")
        for name in _FIELDS:
            if getattr(start, name):
                texts.field(name, getattr(start, name), f"start.{name}")
        return None

    async def _answer(
        self, request: _Request, upload: Upload, pack: Pack | None, caller: Principal
    ) -> pb.ImportPackResponse:
        found = await self._answered(request)
        if found:
            return found
        await self._packs.purge()
        room = await self._room(caller.player, pack)
        purpose = pack.purpose if pack else wire.purpose(upload.start.purpose)
        cards = await self._packs.cards(pack.id) if pack else []
        here = [card for card in cards if not card.removed]
        job = Job(
            purpose=purpose or "",
            files=upload.files,
            skip=0,
            room=min(room, limits.MOST_CARDS - len(here)),
            known=[(f"card {c.number}", c.content.hex(), c.likeness.hex()) for c in here],
        )
        async with self._bench:
            findings = await look_at(upload.folder, job)
        if not any(result.card for result in findings.results):
            return pb.ImportPackResponse(files=_files(findings, "", ()))
        try:
            return await self._keep(request, upload.start, pack, findings, caller)
        except IntegrityError:
            # The same upload may have come twice at once, and the other one was faster.
            found = await self._answered(request)
            if found is None:
                raise
            return found

    async def _answered(self, request: _Request) -> pb.ImportPackResponse | None:
        query = select(IMPORTS.c.hash, IMPORTS.c.answer).where(
            IMPORTS.c.player == request.player, IMPORTS.c.request_id == request.id
        )
        async with transaction(self._engine) as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            return None
        if row.hash != request.hash:
            raise Refused("REQUEST_ID_REUSED", "another request had this request_id")
        return pb.ImportPackResponse.FromString(row.answer)

    async def _room(self, player: str, pack: Pack | None) -> int:
        """How many cards a player may still bring. Raises TOO_MANY_CARD_SETS, STORAGE_FULL."""
        sets = select(func.count()).select_from(PACKS)
        sets = sets.where(PACKS.c.owner == player, PACKS.c.deleted.is_(None))
        cards = select(func.count()).select_from(PACK_CARDS).join(PACKS)
        # Cards and sets that are gone count until they are forgotten: what they weigh is still there.
        cards = cards.where(PACKS.c.owner == player)
        async with transaction(self._engine) as connection:
            many_sets = (await connection.execute(sets)).scalar_one()
            many_cards = (await connection.execute(cards)).scalar_one()
            weight = (await connection.execute(select(func.sum(PACK_CARDS.c.weight)))).scalar()
        if pack is None and many_sets >= MOST_SETS:
            message = f"a player may have {MOST_SETS} card sets; delete one first"
            raise Refused("TOO_MANY_CARD_SETS", message)
        if int(weight or 0) > MOST_STORED_BYTES:
            raise Refused("STORAGE_FULL", "the server has no more room for people's own cards")
        return MOST_CARDS - many_cards

    async def _keep(
        self,
        request: _Request,
        start: pb.ImportPackStart,
        pack: Pack | None,
        findings: Findings,
        caller: Principal,
    ) -> pb.ImportPackResponse:
        cards = [result.card for result in findings.results if result.card]
        async with transaction(self._engine) as connection:
            if pack is None:
                pack = await self._new(connection, start, findings, caller.player)
            begin = await _numbers(connection, pack, len(cards))
            for number, card in enumerate(cards, start=begin):
                await self._put(connection, pack.id, number, card)
            row = await self._packs.within(connection, pack.id)
            numbers = range(begin, begin + len(cards))
            answer = pb.ImportPackResponse(
                card_set=wire.card_set(Shown(row.spec, row), caller),
                files=_files(findings, pack.id, numbers),
            )
            long_ago = time.time() - ANSWERS_KEPT_SECONDS
            await connection.execute(delete(IMPORTS).where(IMPORTS.c.created < long_ago))
            await connection.execute(
                insert(IMPORTS).values(
                    player=request.player,
                    request_id=request.id,
                    hash=request.hash,
                    answer=answer.SerializeToString(),
                    created=time.time(),
                )
            )
        return answer

    async def _new(
        self,
        connection: AsyncConnection,
        start: pb.ImportPackStart,
        findings: Findings,
        player: str,
    ) -> Pack:
        """A pack without cards; raises TEXT_TOO_SHORT when neither the request nor a manifest has a title."""
        purpose = Purpose(findings.said["purpose"])
        said: dict[str, str] = {}
        for name in _FIELDS:
            given: str = getattr(start, name)
            manifest = texts.lenient_field(name, findings.said.get(name, ""))
            said[name] = texts.field(name, given or manifest, f"start.{name}")
        new = Pack(
            id=uuid.uuid4().hex,
            owner=player,
            purpose=purpose,
            code="",
            publication=Publication.NONE,
            count=0,
            **said,
        )
        row = {
            "id": new.id,
            "owner": player,
            "purpose": purpose,
            "code": None,
            "publication": Publication.NONE,
            "next_number": 1,
            "created": time.time(),
            "deleted": None,
            **said,
        }
        await connection.execute(insert(PACKS).values(row))
        return new

    async def _put(
        self, connection: AsyncConnection, pack: str, number: int, card: NewCard
    ) -> None:
        weight = 0
        for size, file in card.files.items():
            data = await asyncio.to_thread(file.read_bytes)
            weight += len(data)
            await self._shelf.put_within(connection, Piece(pack, OWN, number, size), data)
        alt, tags = texts.lenient_card(card.text, card.tags)
        row = {
            "pack": pack,
            "number": number,
            "alt": alt,
            "tags": json.dumps(tags, ensure_ascii=False),
            "content": card.content,
            "likeness": card.likeness,
            "weight": weight,
            "removed": False,
        }
        await connection.execute(insert(PACK_CARDS).values(row))


async def _numbers(connection: AsyncConnection, pack: Pack, count: int) -> int:
    """The first of so many numbers that no card of the pack ever had. New cards have to be approved anew."""
    values = {"next_number": PACKS.c.next_number + count}
    taken = update(PACKS).where(PACKS.c.id == pack.id).values(values)
    following = (await connection.execute(taken.returning(PACKS.c.next_number))).scalar_one()
    if pack.publication is Publication.PUBLIC:
        asked = {"publication": Publication.ASKED}
        await connection.execute(update(PACKS).where(PACKS.c.id == pack.id).values(asked))
    return following - count


def _files(findings: Findings, pack: str, numbers: Sequence[int]) -> list[pb.ImportedFile]:
    remaining = iter(numbers)
    return [
        pb.ImportedFile(
            path=result.path,
            card=card_name(pack, next(remaining)) if result.card else "",
            reason=result.reason,
            message=result.sentence,
            changes=result.card.changes if result.card else (),
        )
        for result in findings.results
    ]

"""CatalogueService, the administrator's part: reports, retired cards, and which packs are for everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from google.protobuf.timestamp_pb2 import Timestamp

from parlour.api.catalogue.v1 import catalogue_service_pb2 as pb
from parlour.catalogue import texts, wire
from parlour.catalogue.collection import card_name
from parlour.catalogue.forgetting import Forgetting
from parlour.catalogue.library import Library
from parlour.catalogue.oversight import Oversight
from parlour.catalogue.packs import Packs, Publication
from parlour.kernel.refusals import Refused
from parlour.kernel.text import clean
from parlour.platform import names, pages

if TYPE_CHECKING:
    from parlour.platform.calls import Call

_LIST = "reports"


class OversightMethods:
    """As the proto says; NOT_ADMIN for everybody without the administrator's token, but for reporting."""

    _library: Library
    _packs: Packs
    _oversight: Oversight
    _forgetting: Forgetting

    async def ReportCard(self, request: pb.ReportCardRequest, call: Call) -> pb.ReportCardResponse:
        """Note what a player says about a card that was shown."""
        player = call.player
        why = clean(request.why, texts.WHY_LIMIT, "why")
        card_set, number = await self._library.card(request.card, "card")
        await self._oversight.report(card_set, number, player, why)
        await self._forgetting.again(player)
        return pb.ReportCardResponse()

    async def ListReports(
        self, request: pb.ListReportsRequest, call: Call
    ) -> pb.ListReportsResponse:
        """A page of open reports."""
        _admin(call)
        size = pages.page_size(request.page_size, 50, 200)
        after = wire.position(request.page_token, _LIST)
        found = await self._oversight.reports(after, size + 1)
        more = len(found) > size
        return pb.ListReportsResponse(
            reports=[
                pb.Report(
                    card=card_name(report.card_set, report.number),
                    why=report.why,
                    player=names.name("players", report.player),
                    create_time=Timestamp(seconds=int(report.created)),
                )
                for report in found[:size]
            ],
            next_page_token=pages.token(str(found[size - 1].id), _LIST) if more else "",
        )

    async def ReviewCardSet(
        self, request: pb.ReviewCardSetRequest, call: Call
    ) -> pb.ReviewCardSetResponse:
        """Make a pack public whose owner asks for it, or decline, also later."""
        _admin(call)
        pack = (await self._library.named(request.name, "name", call.principal)).pack
        if pack is None or pack.publication is Publication.NONE:
            raise Refused("NOT_ASKED", "nobody has asked for this set to be public")
        now = Publication.PUBLIC if request.approved else Publication.DECLINED
        await self._packs.change(pack.id, {"publication": now})
        shown = await self._library.named(request.name, "name", call.principal)
        return pb.ReviewCardSetResponse(card_set=wire.card_set(shown, call.principal))

    async def RetireCard(self, request: pb.RetireCardRequest, call: Call) -> pb.RetireCardResponse:
        """Out of all games to come, or back in."""
        _admin(call)
        card_set, number = await self._library.card(request.card, "card")
        await self._oversight.retire(card_set, number, keep=request.keep)
        return pb.RetireCardResponse()


def _admin(call: Call) -> None:
    if not call.principal.admin:
        raise Refused("NOT_ADMIN", "this takes the administrator's token")

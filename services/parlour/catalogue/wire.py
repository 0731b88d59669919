"""Sets, cards and names as the API shows them."""

from __future__ import annotations

from parlour.api.catalogue.v1 import catalogue_service_pb2 as pb
from parlour.catalogue.collection import card_name
from parlour.catalogue.languages import in_language
from parlour.catalogue.library import Shown, ShownCard
from parlour.catalogue.packs import Publication
from parlour.catalogue.sources import Purpose, Size
from parlour.kernel.refusals import BadInput
from parlour.platform import names, pages
from parlour.platform.calls import Principal

PURPOSES = {
    pb.PURPOSE_DREAM: Purpose.DREAM,
    pb.PURPOSE_JINX: Purpose.JINX,
    pb.PURPOSE_POSITION: Purpose.POSITION,
}
_OF_PURPOSE = {purpose: number for number, purpose in PURPOSES.items()}
PUBLICATIONS = {
    pb.PUBLICATION_UNSPECIFIED: Publication.NONE,
    pb.PUBLICATION_ASKED: Publication.ASKED,
    pb.PUBLICATION_PUBLIC: Publication.PUBLIC,
    pb.PUBLICATION_DECLINED: Publication.DECLINED,
}
_OF_PUBLICATION = {publication: number for number, publication in PUBLICATIONS.items()}


def purpose(asked: pb.Purpose) -> Purpose | None:
    """None: any. Raises INVALID_INPUT."""
    found = PURPOSES.get(asked)
    if asked and found is None:
        raise BadInput("purpose", "is not known")
    return found


def card_set(shown: Shown, caller: Principal, language: str = "") -> pb.CardSet:
    """A set, with as much of whose it is as the caller may know."""
    spec, pack = shown.spec, shown.pack
    message = pb.CardSet(
        name=names.name("cardSets", spec.id),
        id=spec.id,
        title=in_language(spec.title, language),
        description=in_language(spec.description, language),
        purpose=_OF_PURPOSE[spec.purpose],
        card_count=spec.count,
        author=spec.author,
        licence=spec.licence,
        built_in=pack is None,
    )
    if pack:
        message.language = pack.language
        mine = bool(caller.player) and pack.owner == caller.player
        if pack.owner and (mine or caller.admin):
            message.owner = names.name("players", pack.owner)
        if mine or caller.admin or pack.publication is Publication.PUBLIC:
            message.publication = _OF_PUBLICATION[pack.publication]
        if mine:
            message.shared = bool(pack.code)
            message.share_code = pack.code
    return message


def card(shown: Shown, one: ShownCard, addresses: dict[tuple[int, Size], str]) -> pb.Card:
    """A card of a set; one that nobody has described is called by its set and number."""
    return pb.Card(
        name=card_name(shown.spec.id, one.number),
        id=f"{shown.spec.id}/{one.number}",
        alt_text=one.alt or f"{in_language(shown.spec.title, '')} {one.number}".strip(),
        tags=one.tags,
        small=addresses.get((one.number, Size.SMALL), ""),
        large=addresses.get((one.number, Size.LARGE), ""),
        removed=one.removed,
    )


def position(token: str, list_name: str) -> int:
    """The number in a page token of a list, 0 for the first page. Raises INVALID_PAGE."""
    text = pages.position(token, list_name)
    if text and not (text.isascii() and text.isdecimal() and len(text) < 19):
        raise BadInput("page_token", "is not from this list", "INVALID_PAGE")
    return int(text or 0)

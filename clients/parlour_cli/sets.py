"""Card sets and cards as the commands name them and print them."""

from __future__ import annotations

from typing import Any

from parlour.api.catalogue.v1 import catalogue_service_pb2

PURPOSES = {
    catalogue_service_pb2.PURPOSE_DREAM: "dream",
    catalogue_service_pb2.PURPOSE_JINX: "jinx",
    catalogue_service_pb2.PURPOSE_POSITION: "position",
}


def card_name(card: str) -> str:
    """ "dream/7" as the API names it; a name stays as it is."""
    set_id, _, number = card.removeprefix("cardSets/").replace("/cards/", "/").rpartition("/")
    return f"cardSets/{set_id}/cards/{number}"


def set_name(set_id: str) -> str:
    """ "dream" as the API names it; a name stays as it is."""
    return set_id if set_id.startswith("cardSets/") else f"cardSets/{set_id}"


def set_as_dict(card_set: catalogue_service_pb2.CardSet) -> dict[str, Any]:
    """A set as the command prints it; `cards` is how many."""
    return {
        "id": card_set.id,
        "title": card_set.title,
        "cards": card_set.card_count,
        "purpose": PURPOSES.get(card_set.purpose, "other"),
        "description": card_set.description,
        "author": card_set.author,
        "licence": card_set.licence,
        "language": card_set.language,
        "built_in": card_set.built_in,
    }


def card_as_dict(card: catalogue_service_pb2.Card) -> dict[str, Any]:
    """A card as the command prints it."""
    return {"id": card.id, "text": card.alt_text, "tags": list(card.tags)}

"""A room as text in its row, and back."""

from __future__ import annotations

import base64
import dataclasses
import json
from typing import Any

from parlour.lobby.domain.room import Member, Plan, Room, State


def write(room: Room) -> str:
    """The room as JSON."""
    fields: dict[str, Any] = dataclasses.asdict(room)
    fields["state"] = room.state.value
    fields["plan"]["options"] = base64.b64encode(room.plan.options).decode()
    return json.dumps(fields, ensure_ascii=False, separators=(",", ":"))


def read(document: str) -> Room:
    """The room. Fields that a later version added and an older row lacks get their defaults."""
    fields: dict[str, Any] = json.loads(document)
    plan: dict[str, Any] = fields.pop("plan")
    members: list[dict[str, Any]] = fields.pop("members")
    state = State(fields.pop("state"))
    plan["options"] = base64.b64decode(plan["options"])
    plan["players"] = tuple(plan["players"])
    lists = {name: tuple(fields.pop(name, ())) for name in ("banned", "kicked", "departed")}
    return Room(
        plan=Plan(**plan),
        members=tuple(Member(**member) for member in members),
        state=state,
        **lists,
        **fields,
    )

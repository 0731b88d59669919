"""A room as text in its row, and back."""

from __future__ import annotations

import base64
import dataclasses
import json
from typing import Any

from parlour.lobby.domain.room import Member, Plan, Room, State


def write(room: Room, over: str = "") -> str:
    """The room as JSON. `over`: what it is written over; fields that only a later version knows are kept from there."""
    fields: dict[str, Any] = dataclasses.asdict(room)
    fields["state"] = room.state.value
    fields["plan"]["options"] = base64.b64encode(room.plan.options).decode()
    if over:
        _keep(fields, json.loads(over))
    return json.dumps(fields, ensure_ascii=False, separators=(",", ":"))


def _keep(fields: dict[str, Any], before: dict[str, Any]) -> None:
    members = {member["player"]: member for member in before["members"]}
    pairs = [(fields, before), (fields["plan"], before["plan"])]
    pairs += [(member, members.get(member["player"], {})) for member in fields["members"]]
    for now, then in pairs:
        now.update({name: value for name, value in then.items() if name not in now})


def read(document: str) -> Room:
    """The room. Fields that an older row lacks get their defaults; those of a later version are for `write` to keep."""
    fields = _known(Room, json.loads(document))
    plan = _known(Plan, fields.pop("plan"))
    members: list[dict[str, Any]] = fields.pop("members")
    state = State(fields.pop("state"))
    plan["options"] = base64.b64decode(plan["options"])
    plan["players"] = tuple(plan["players"])
    lists = {name: tuple(fields.pop(name, ())) for name in ("banned", "kicked", "departed")}
    return Room(
        plan=Plan(**plan),
        members=tuple(Member(**_known(Member, member)) for member in members),
        state=state,
        **lists,
        **fields,
    )


def _known(kind: type[Room | Plan | Member], fields: dict[str, Any]) -> dict[str, Any]:
    return {one.name: fields[one.name] for one in dataclasses.fields(kind) if one.name in fields}

"""All that goes between a page and the server, recorded in the page and read as messages of the API."""

from __future__ import annotations

import base64
import importlib
import pkgutil
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import parlour.api
from google.protobuf import descriptor_pool, message_factory
from google.protobuf.message import Message
from parlour.api.game.v1.game_service_pb2 import WatchGameResponse

PICTURE = re.compile(r"/cards/(\w+/\d+)/")
CALL = re.compile(r"/(parlour\.api\.[\w.]+)/(\w+)$")

# Keeps a copy of every call's request and of each piece of its answer, as they pass `fetch`.
RECORD = """
(() => {
  const calls = (window.__calls = []);
  const plain = window.fetch;
  const text = bytes => { let out = ""; for (const one of bytes) out += String.fromCharCode(one); return btoa(out); };
  const drain = async (body, into) => {
    const reader = body.getReader();
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        into.push(text(value));
      }
    } catch {}
  };
  window.fetch = async (input, init) => {
    const asked = new Request(input, init);
    const call = { url: asked.url, kind: asked.headers.get("content-type") ?? "", sent: [], got: [], answer: "" };
    calls.push(call);
    void drain(asked.clone().body ?? new Blob([]).stream(), call.sent);
    const answer = await plain(asked);
    call.answer = answer.headers.get("content-type") ?? "";
    if (!answer.body) return answer;
    const [mine, theirs] = answer.body.tee();
    void drain(mine, call.got);
    return new Response(theirs, { status: answer.status, statusText: answer.statusText, headers: answer.headers });
  };
})();
"""


def _load(package: Any) -> None:
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        if found.name.endswith("_pb2"):
            importlib.import_module(found.name)


_load(parlour.api)


@dataclass(frozen=True)
class Call:
    """One call: its method, and the messages that went either way."""

    service: str
    method: str
    requests: tuple[Message, ...]
    responses: tuple[Message, ...]


class Recording:
    """What one page sends and is sent, from the moment this is made; `page` must not have been opened yet."""

    def __init__(self, page: Any) -> None:
        self._page = page
        self.pictures: set[str] = set()
        self.addresses: list[str] = []
        page.add_init_script(RECORD)
        page.on("request", self._asked)

    def _asked(self, request: Any) -> None:
        self.addresses.append(str(request.url))
        found = PICTURE.search(request.url)
        if found:
            self.pictures.add(found.group(1))

    def calls(self) -> list[Call]:
        """All calls since the page was loaded."""
        return [
            _read(one) for one in self._page.evaluate("window.__calls") if CALL.search(one["url"])
        ]

    def watched(self) -> list[WatchGameResponse]:
        """What the streams of the game brought, heartbeats left out."""
        return [
            message
            for call in self.calls()
            for message in call.responses
            if isinstance(message, WatchGameResponse) and not message.heartbeat
        ]


def _read(call: dict[str, Any]) -> Call:
    found = CALL.search(str(call["url"]))
    assert found, call["url"]
    service, method = found.groups()
    pool = descriptor_pool.Default()
    described: Any = pool.FindServiceByName(service).methods_by_name[method]
    sent, got = (b"".join(base64.b64decode(part) for part in call[way]) for way in ("sent", "got"))
    asks = message_factory.GetMessageClass(described.input_type)
    answers = message_factory.GetMessageClass(described.output_type)
    if "connect+proto" in call["kind"]:
        requests, responses = list(_frames(sent)), list(_frames(got))
    else:
        assert call["kind"] == "application/proto", call["kind"]
        requests = [sent]
        responses = [got] if call["answer"] == "application/proto" else []
    return Call(
        service,
        method,
        tuple(asks.FromString(one) for one in requests),
        tuple(answers.FromString(one) for one in responses),
    )


def _frames(stream: bytes) -> Iterator[bytes]:
    """The messages of a Connect stream: a flag, four bytes of length, the message; flag 2 ends it."""
    at = 0
    while at + 5 <= len(stream):
        flag, length = stream[at], int.from_bytes(stream[at + 1 : at + 5], "big")
        body = stream[at + 5 : at + 5 + length]
        at += 5 + length
        assert flag in (0, 2), f"a frame that this test cannot read: {flag}"
        if flag == 0 and len(body) == length:
            yield body


def words(message: Message, but: frozenset[str] = frozenset()) -> set[str]:
    """Every string anywhere in a message, except below fields of these names."""
    found: set[str] = set()
    for field, value in message.ListFields():
        if field.name in but:
            continue
        many: list[Any] = list(value) if field.is_repeated else [value]
        for one in many:
            if isinstance(one, Message):
                found |= words(one, but)
            elif isinstance(one, str):
                found.add(one)
    return found


def fields(message: Message, but: frozenset[str] = frozenset()) -> set[str]:
    """Names of all fields that are set anywhere in a message, except below fields of these names."""
    found: set[str] = set()
    for field, value in message.ListFields():
        if field.name in but:
            continue
        found.add(field.name)
        many: list[Any] = list(value) if field.is_repeated else [value]
        for one in many:
            if isinstance(one, Message):
                found |= fields(one, but)
    return found

"""What `parlour play` goes through: a lobby, a table, a lobby again. Each is a stage that shows scenes and takes lines."""

from __future__ import annotations

from typing import Protocol

from parlour.api.game.v1 import options_pb2

from parlour_cli.scene import Scene


class Stage(Protocol):
    """`scene` says what is to be seen now; `typed` takes a line and raises `Complaint` or `ParlourError` when it cannot."""

    @property
    def costly_to_leave(self) -> bool:
        """Whoever leaves now cannot take the seat again."""
        ...

    @property
    def commands(self) -> frozenset[str]:
        """Words that do something here whatever follows them, if they are not meant as a clue."""
        ...

    @property
    def takes_words(self) -> bool:
        """Any words may be typed now, those of commands among them."""
        ...

    @property
    def options(self) -> options_pb2.GameOptions:
        """What is played, and how."""
        ...

    def scene(self) -> Scene:
        """What is to be seen now."""
        ...

    async def typed(self, text: str) -> None:
        """Does what was typed."""
        ...

    def help(self) -> list[str]:
        """What may be typed, in some lines."""
        ...

"""What `parlour play` goes through: a lobby, a table, a lobby again. Each is a stage that shows scenes and takes lines."""

from __future__ import annotations

from typing import Protocol

from parlour_cli.scene import Scene


class Stage(Protocol):
    """`scene` says what is to be seen now; `typed` takes a line and raises `Complaint` or `ParlourError` when it cannot."""

    @property
    def costly_to_leave(self) -> bool:
        """Whoever leaves now cannot take the seat again."""
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

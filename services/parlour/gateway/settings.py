"""What a host may decide about the edge: proxies, a path prefix, origins."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from parlour.kernel.refusals import Refused
from parlour.platform.origin import Proxies
from parlour.platform.settings import Environment

_PREFIX = re.compile(r"(/[A-Za-z0-9._~-]+)+\Z")


@dataclass(frozen=True, slots=True)
class GatewaySettings:
    """`base_path`: the prefix that all addresses have, such as "/games/dixit"; "": none. `allowed_origins`: other origins whose
    pages may call the API. `picture_origin`: where the page finds pictures if not here."""

    base_path: str = ""
    proxies: Proxies = field(default_factory=Proxies)
    allowed_origins: tuple[str, ...] = ()
    picture_origin: str = ""

    @staticmethod
    def read(environment: Environment) -> GatewaySettings:
        """From PARLOUR_BASE_PATH, _TRUSTED_PROXIES, _ALLOWED_ORIGINS, _PICTURE_BASE. Raises WRONG_SETTING."""
        base = environment.text("BASE_PATH").rstrip("/")
        if base and not is_prefix(base):
            raise _wrong("BASE_PATH", f"must look like /games/dixit, not {base!r}")
        origins = environment.text("ALLOWED_ORIGINS")
        return GatewaySettings(
            base_path=base,
            proxies=Proxies.read(environment.text("TRUSTED_PROXIES")),
            allowed_origins=tuple(
                _origin(part.strip()) for part in origins.split(",") if part.strip()
            ),
            picture_origin=_origin_of(environment.text("PICTURE_BASE")),
        )


def is_prefix(path: str) -> bool:
    """Whether it can be a path prefix: segments of unreserved characters, so that it may stand in a page as it is."""
    return bool(_PREFIX.match(path)) and not any(part in (".", "..") for part in path.split("/"))


def _origin(text: str) -> str:
    origin = _origin_of(text)
    if origin != text.rstrip("/"):
        raise _wrong("ALLOWED_ORIGINS", f"must be origins like https://example.org, not {text!r}")
    return origin


def _origin_of(address: str) -> str:
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}" if parts.scheme in ("http", "https") else ""


def _wrong(name: str, what: str) -> Refused:
    return Refused("WRONG_SETTING", f"PARLOUR_{name} {what}")

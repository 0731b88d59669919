"""What deploy/ and docker-compose.yml say, as data: YAML files, and the kustomize base with its patches applied.

Only as much of kustomize as the base uses, so that it is checked without kubectl; where kubectl is, a test compares the two.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import yaml

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
BASE = DEPLOY / "kubernetes" / "base"
Document = dict[str, Any]


def yaml_files() -> list[Path]:
    """All YAML that is deployed."""
    found = (path for kind in ("*.yaml", "*.yml") for path in DEPLOY.rglob(kind))
    return sorted([ROOT / "docker-compose.yml", *found])


def documents(path: Path) -> list[Document]:
    """The documents of a YAML file."""
    return list(yaml.safe_load_all(path.read_text("utf-8")))


def compose() -> dict[str, Document]:
    """The services that a plain `docker compose up` starts."""
    (whole,) = documents(ROOT / "docker-compose.yml")
    return {name: one for name, one in whole["services"].items() if "profiles" not in one}


class Objects(dict[tuple[str, str], Document]):
    """Kubernetes objects by kind and name."""

    def of(self, *kinds: str) -> dict[str, Document]:
        """Those of some kinds, by name."""
        return {name: one for (kind, name), one in self.items() if kind in kinds}


def base() -> Objects:
    """The base's objects with its patches applied; without what its generators make."""
    (kustomization,) = documents(BASE / "kustomization.yaml")
    files = [BASE / resource for resource in kustomization["resources"]]
    objects = Objects()
    for one in (one for path in files if path.is_file() for one in documents(path)):
        patched = one
        for patch in kustomization["patches"]:
            if _chosen(one, patch["target"]):
                (change,) = documents(BASE / patch["path"])
                patched = _merged(patched, {"spec": change["spec"]})
        objects[one["kind"], one["metadata"]["name"]] = patched
    return objects


def pod(workload: Document) -> Document:
    """The pod that a Deployment or a Job runs."""
    return workload["spec"]["template"]["spec"]


def container(workload: Document) -> Document:
    """Its only container."""
    (only,) = pod(workload)["containers"]
    return only


def environment(workload: Document) -> dict[str, str]:
    """The variables that are set for it by name."""
    return {one["name"]: one["value"] for one in container(workload).get("env", ())}


def addresses(text: str) -> Iterator[tuple[str, int]]:
    """Every `name:port` of a service in a text."""
    for name, port in re.findall(r"\b([a-z][a-z-]+):(\d{4})\b", text):
        yield name, int(port)


def _chosen(one: Document, target: Document) -> bool:
    if not re.fullmatch(target["kind"], one["kind"]):
        return False
    key, equals, value = target.get("labelSelector", "").partition("=")
    labels = one["metadata"].get("labels", {})
    return not key or (key in labels and (not equals or labels[key] == value))


def _merged(below: Any, above: Any) -> Any:
    """A strategic merge: mappings key by key, lists of named things by name, all else replaced."""
    if isinstance(below, dict) and isinstance(above, dict):
        merged = dict(cast(Document, below))
        for key, value in cast(Document, above).items():
            merged[key] = _merged(merged[key], value) if key in merged else value
        return merged
    if isinstance(below, list) and isinstance(above, list):
        old, new = cast(list[Any], below), cast(list[Any], above)
        if all(isinstance(one, dict) and "name" in one for one in new):
            named: Document = _merged(_by_name(old), _by_name(new))
            return list(named.values())
    return cast(Any, above)


def _by_name(things: list[Document]) -> Document:
    """Volume mounts count by their path, all else by its name."""
    return {one.get("mountPath", one["name"]): one for one in things}

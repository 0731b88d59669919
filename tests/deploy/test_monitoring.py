"""Alert rules and dashboard ask for metrics that the code exports, with labels and values that it really sets."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from grpc import StatusCode
from parlour.api.lobby.v1 import bot_service_pb2
from parlour.gateway.part import SERVICES
from parlour.platform import metrics
from prometheus_client import REGISTRY
from prometheus_client.metrics import MetricWrapperBase

from tests.deploy import manifests
from tests.deploy.manifests import DEPLOY, ROOT, Document
from tests.distributed.replicas import Service
from tests.parts.postgres import Postgres, free_port

MONITORING = DEPLOY / "monitoring"
(ALERTS,) = manifests.documents(MONITORING / "alerts.yml")
RULES: list[Document] = [rule for group in ALERTS["groups"] for rule in group["rules"]]
DASHBOARD: Document = json.loads((MONITORING / "grafana" / "parlour.json").read_text("utf-8"))
EXPRESSIONS = {rule["alert"]: rule["expr"] for rule in RULES} | {
    f"{panel['title']} {target['refId']}": target["expr"]
    for panel in DASHBOARD["panels"]
    for target in panel["targets"]
}
GIVEN_BY_PROMETHEUS = {"job", "instance", "role", "le"}
PARTS = {"database", "redis"}


def exported() -> dict[str, set[str]]:
    """The series of every Parlour process, with the labels that Parlour gives them."""
    own = [one for one in vars(metrics).values() if isinstance(one, MetricWrapperBase)]
    labels: dict[str, set[str]] = {
        family.name: set(vars(one)["_labelnames"]) for one in own for family in one.describe()
    }
    endings = {"counter": ["_total"], "histogram": ["_bucket", "_sum", "_count"]}
    return {
        family.name + ending: labels.get(family.name, set())
        for family in REGISTRY.collect()
        for ending in endings.get(family.type, [""])
    }


def selectors(expression: str) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """Every metric of a PromQL expression with what is asked of its labels."""
    for name, asked in re.findall(r"\b((?:parlour|process)_\w+)(?:\{([^}]*)\})?", expression):
        yield name, re.findall(r'(\w+)=~?"([^"]*)"', asked)


@pytest.mark.parametrize("where", EXPRESSIONS)
def test_metrics_and_labels_are_exported(where: str) -> None:
    series = exported()
    found = list(selectors(EXPRESSIONS[where]))
    assert found
    for name, asked in found:
        assert name in series
        assert {label for label, _ in asked} <= series[name] | GIVEN_BY_PROMETHEUS
    grouped = {
        label.strip()
        for labels in re.findall(r"\bby \(([^)]*)\)", EXPRESSIONS[where])
        for label in labels.split(",")
    }
    assert grouped <= GIVEN_BY_PROMETHEUS.union(*(series[name] for name, _ in found))


@pytest.mark.parametrize("where", EXPRESSIONS)
def test_labels_are_asked_for_values_that_they_can_have(where: str) -> None:
    api = [*SERVICES, bot_service_pb2.DESCRIPTOR.services_by_name["BotService"]]
    values = {
        "service": {service.name for service in api},
        "method": {method.name for service in api for method in service.methods},
        "code": {code.name for code in StatusCode},
        "part": PARTS,
        "outcome": {"done", "failed"},
        "job": {"parlour"},
    }
    for _, asked in selectors(EXPRESSIONS[where]):
        for label, wanted in asked:
            assert set(wanted.split("|")) <= values[label]


def test_the_parts_that_may_be_away_are_those_that_the_code_reports() -> None:
    source = "".join(
        path.read_text("utf-8") for path in (ROOT / "services" / "parlour").rglob("*.py")
    )
    assert set(re.findall(r'metrics\.DEGRADED\.labels\("(\w+)"\)', source)) == PARTS
    outcomes = set(re.findall(r'metrics\.ERRANDS\.labels\(kind, "(\w+)"\)', source))
    assert outcomes == {"done", "failed"}


def test_every_alert_is_explained_to_hosts() -> None:
    guide = (ROOT / "docs" / "operating.md").read_text("utf-8")
    for rule in RULES:
        assert f"`{rule['alert']}`" in guide
        assert rule["labels"]["severity"] in ("critical", "warning")


def test_the_profile_changes_nothing_for_a_plain_start_and_publishes_no_metrics() -> None:
    (whole,) = manifests.documents(ROOT / "docker-compose.yml")
    services: dict[str, Document] = whole["services"]
    watching = {name for name, one in services.items() if "profiles" in one}
    assert watching == {"prometheus", "grafana"}
    for name, one in services.items():
        assert not watching & set(one.get("depends_on", {}))
        if name in watching:
            assert one["profiles"] == ["monitoring"]
            assert re.search(r":v?\d+\.\d+\.\d+$", one["image"]), "pinned"
    assert "ports" not in services["prometheus"]
    assert all(port.startswith("127.0.0.1:") for port in services["grafana"]["ports"])
    for one in services.values():
        assert not any(port.endswith(":7401") for port in one.get("ports", ()))


def test_what_is_mounted_is_there_and_where_it_is_looked_for() -> None:
    (whole,) = manifests.documents(ROOT / "docker-compose.yml")
    mounted: dict[str, Path] = {}
    for name in ("prometheus", "grafana"):
        for volume in whole["services"][name]["volumes"]:
            source, target, *_ = volume.split(":")
            if source.startswith("./"):
                assert (ROOT / source).is_file()
                mounted[target] = ROOT / source
    (prometheus,) = manifests.documents(MONITORING / "prometheus.yml")
    assert set(prometheus["rule_files"]) <= set(mounted)
    (providers,) = manifests.documents(MONITORING / "grafana" / "dashboards.yml")
    (provider,) = providers["providers"]
    assert f"{provider['options']['path']}/parlour.json" in mounted
    (sources,) = manifests.documents(MONITORING / "grafana" / "datasource.yml")
    assert [one["url"] for one in sources["datasources"]] == ["http://prometheus:9090"]


async def until(holds: Callable[[], bool], seconds: float = 30.0) -> None:
    """Until it is so."""
    deadline = time.monotonic() + seconds
    while not await asyncio.to_thread(holds):
        assert time.monotonic() < deadline
        await asyncio.sleep(0.1)


def degraded(page: str) -> dict[str, float]:
    """What a process cannot reach, as its metrics page has it."""
    found: list[tuple[str, str]] = re.findall(
        r'^parlour_degraded\{part="(\w+)"\} (\S+)$', page, re.M
    )
    return {part: float(value) for part, value in found}


async def test_a_service_says_that_its_database_is_away_and_that_it_came(
    tmp_path: Path, redis_url: str
) -> None:
    """It starts before Postgres: alive, not ready, and the metric that the alert lives on is 1 until Postgres answers."""
    database = Postgres()
    settings = {
        "PARLOUR_DATABASE_URL": database.url(),
        "PARLOUR_REDIS_URL": redis_url,
        "PARLOUR_SERVICE_SECRET": "between services",
    }
    ports = (free_port(), free_port(), free_port())
    service = Service("scoring", tmp_path / "log", settings, ports)
    service.start()
    try:
        await until(lambda: service.health()[0] == 503)
        await until(lambda: degraded(service.metrics()) == {"database": 1, "redis": 0})
        database.start()
        await until(lambda: service.health()[0] == 200)
        await until(lambda: degraded(service.metrics()) == {"database": 0, "redis": 0})
    finally:
        service.kill()
        database.stop()


promtool: Any = pytest.mark.skipif(
    shutil.which("promtool") is None, reason="promtool is not here; all else was checked without it"
)


@promtool
@pytest.mark.parametrize(
    "command",
    [
        ["check", "rules", str(MONITORING / "alerts.yml")],
        ["check", "config", "--syntax-only", str(MONITORING / "prometheus.yml")],
        ["test", "rules", str(Path(__file__).with_name("alerts.test.yml"))],
    ],
    ids=["rules", "configuration", "alerts"],
)
def test_promtool_agrees(command: list[str]) -> None:
    done = subprocess.run(["promtool", *command], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr

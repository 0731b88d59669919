"""The kustomize base is what docker-compose.yml is, and no more may be done to it than has to be."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any, cast

import pytest
import yaml
from parlour.gateway.part import GatewayPart
from parlour.roots import distributed
from parlour.roots.status_page import StatusPage

from tests.api import http_client
from tests.api.http_client import Site
from tests.deploy import manifests
from tests.deploy.manifests import BASE, DEPLOY, ROOT, Document, container, environment, pod
from tests.parts.postgres import free_port

COMPOSE = manifests.compose()
OBJECTS = manifests.base()
WORKLOADS = OBJECTS.of("Deployment", "Job")
# A host's own: Postgres, and the Secret that `init` makes in docker-compose.yml.
BROUGHT = {"postgres", "init"}
OURS = sorted(name for name in WORKLOADS if container(WORKLOADS[name])["image"] == "parlour")


def ports_of(service: Document) -> set[int]:
    return {one["port"] for one in service["spec"]["ports"]}


@pytest.mark.parametrize(
    "path", manifests.yaml_files(), ids=lambda path: str(path.relative_to(ROOT))
)
def test_every_yaml_file_can_be_read(path: Path) -> None:
    assert all(isinstance(one, dict) for one in manifests.documents(path))


def test_every_file_of_the_base_is_part_of_it() -> None:
    (kustomization,) = manifests.documents(BASE / "kustomization.yaml")
    used = {*kustomization["resources"], *(one["path"] for one in kustomization["patches"])}
    assert {path.name for path in BASE.iterdir()} == {
        "kustomization.yaml",
        *(one for one in used if not one.startswith("..")),
    }


def test_every_service_of_compose_is_in_the_base() -> None:
    assert set(COMPOSE) - BROUGHT == set(WORKLOADS)


@pytest.mark.parametrize("name", sorted(WORKLOADS))
def test_it_runs_the_same_command_of_the_same_image(name: str) -> None:
    command, main = COMPOSE[name]["command"], container(WORKLOADS[name])
    assert main["args"][: len(command)] == command
    assert main["image"] == COMPOSE[name]["image"]


@pytest.mark.parametrize("name", OURS)
def test_it_has_the_same_settings(name: str) -> None:
    """Those that compose sets; what it only passes on from the shell is for the overlay to set."""
    given: dict[str, str] = COMPOSE[name]["environment"]
    wanted = {key: value for key, value in given.items() if "${" not in value}
    if name == "migrate":  # it reads nothing else
        wanted = {"PARLOUR_DATABASE_URL_FILE": wanted["PARLOUR_DATABASE_URL_FILE"]}
    assert environment(WORKLOADS[name]) == wanted


def test_every_address_that_anybody_calls_is_a_service_with_that_port() -> None:
    """Envoy's clusters, the settings, and where the code looks for the other services by itself."""
    texts = [Path(distributed.__file__).read_text("utf-8")]
    texts += [value for one in WORKLOADS.values() for value in environment(one).values()]
    called = {one for text in texts for one in manifests.addresses(text)}
    envoy = (DEPLOY / "envoy" / "envoy.yaml").read_text("utf-8")
    called |= {
        (name, int(port))
        for name, port in re.findall(r"address: ([a-z-]+), port_value: (\d+)", envoy)
    }
    (prometheus,) = manifests.documents(DEPLOY / "monitoring" / "prometheus.yml")
    for scrape in prometheus["scrape_configs"]:
        for found in scrape["dns_sd_configs"]:
            called |= {(name, found["port"]) for name in found["names"]}
    assert {("game-state", 7401), ("lobby", 7400), ("redis", 6379), ("gateway", 7480)} <= called
    services = OBJECTS.of("Service")
    for name, port in sorted(called):
        assert port in ports_of(services[name]), f"{name}:{port}"


def test_compose_publishes_what_the_base_lets_an_edge_reach() -> None:
    for name, one in COMPOSE.items():
        for published in one.get("ports", ()):
            assert int(published.rpartition(":")[2]) in ports_of(OBJECTS["Service", name])


@pytest.mark.parametrize("name", sorted(OBJECTS.of("Service")))
def test_a_service_leads_to_ports_of_its_pods(name: str) -> None:
    service, workload = OBJECTS["Service", name], OBJECTS["Deployment", name]
    labels: dict[str, str] = workload["spec"]["template"]["metadata"]["labels"]
    assert service["spec"]["selector"].items() <= labels.items()
    assert workload["spec"]["selector"]["matchLabels"].items() <= labels.items()
    open_ports = {one["name"]: one["containerPort"] for one in container(workload)["ports"]}
    assert {one["name"]: one["port"] for one in service["spec"]["ports"]} == open_ports


@pytest.mark.parametrize("name", ["lobby", "game-state", "scoring", "catalogue"])
def test_who_balances_over_replicas_sees_them_all(name: str) -> None:
    assert OBJECTS["Service", name]["spec"]["clusterIP"] == "None"


@pytest.mark.parametrize("name", sorted(WORKLOADS))
def test_a_pod_may_do_nothing_that_it_does_not_need(name: str) -> None:
    one, main = pod(WORKLOADS[name]), container(WORKLOADS[name])
    assert one["securityContext"]["runAsNonRoot"]
    assert one["securityContext"]["runAsUser"] > 0
    assert one["automountServiceAccountToken"] is False
    context = main["securityContext"]
    assert context["readOnlyRootFilesystem"]
    assert context["allowPrivilegeEscalation"] is False
    assert context["capabilities"] == {"drop": ["ALL"]}
    assert set(main["resources"]["requests"]) == {"cpu", "memory"}
    assert set(main["resources"]["limits"]) == {"memory"}
    mounted = {mount["name"] for mount in main["volumeMounts"]}
    assert mounted == {volume["name"] for volume in one["volumes"]}


def test_the_image_s_user_is_the_one_that_it_runs_as() -> None:
    dockerfile = (DEPLOY / "Dockerfile").read_text("utf-8")
    (user,) = re.findall(r"--uid (\d+)", dockerfile)
    assert {pod(WORKLOADS[name])["securityContext"]["runAsUser"] for name in OURS} == {int(user)}


@pytest.mark.parametrize("name", OURS)
def test_secrets_come_by_reference_as_files_that_the_host_is_told_to_make(name: str) -> None:
    """No Secret is in the tree, and the one that the kustomization asks for has what is read."""
    assert not OBJECTS.of("Secret")
    asked = set(re.findall(r"--from-literal=(\w+)=", (BASE / "kustomization.yaml").read_text()))
    made = (DEPLOY / "init-secrets.sh").read_text("utf-8")
    for value in environment(WORKLOADS[name]).values():
        if value.startswith("/secrets/"):
            key = value.removeprefix("/secrets/")
            assert key in asked
            assert key in made


@pytest.mark.parametrize("name", OURS)
def test_there_is_time_to_drain(name: str) -> None:
    one = COMPOSE[name]
    grace = int(one["stop_grace_period"].removesuffix("s"))
    before = container(WORKLOADS[name]).get("lifecycle", {}).get("preStop", {}).get("sleep", {})
    wait = before.get("seconds", 0)
    assert pod(WORKLOADS[name])["terminationGracePeriodSeconds"] >= grace + wait


def test_no_node_is_emptied_of_all_replicas_at_once() -> None:
    budgets = OBJECTS.of("PodDisruptionBudget")
    assert set(budgets) == set(OBJECTS.of("Service")) - {"redis"}
    for name, budget in budgets.items():
        assert budget["spec"]["selector"] == OBJECTS["Deployment", name]["spec"]["selector"]


def test_internal_listeners_are_shut_to_all_others() -> None:
    (policy,) = OBJECTS.of("NetworkPolicy").values()
    (rule,) = policy["spec"]["podSelector"]["matchExpressions"]
    inside = {name for name, one in OBJECTS.of("Service").items() if 7401 in ports_of(one)}
    assert set(rule["values"]) == inside | {"redis"}


async def answers(port: int, path: str) -> int:
    async with http_client.request(Site(f"127.0.0.1:{port}"), "GET", path) as answer:
        return answer.status


def probed(name: str) -> dict[str, str]:
    main = container(OBJECTS["Deployment", name])
    return {
        kind: main[kind]["httpGet"]["path"]
        for kind in ("readinessProbe", "livenessProbe")
        if "httpGet" in main.get(kind, {})
    }


async def test_the_gateway_answers_its_probes() -> None:
    gateway = GatewayPart(http="127.0.0.1:0", api="127.0.0.1:1")
    await gateway.start()
    port = int(gateway.address.rpartition(":")[2])
    try:
        assert set(probed("gateway")) == {"readinessProbe", "livenessProbe"}
        for path in probed("gateway").values():
            assert await answers(port, path) == 200
    finally:
        await gateway.stop()


@pytest.mark.parametrize("name", ["lobby", "game-state", "scoring", "catalogue"])
async def test_a_service_that_cannot_serve_is_not_ready_but_alive(name: str) -> None:
    """As while its database is away: no traffic, and no restart either."""
    port, listeners = free_port(), distributed.Listeners()
    page = StatusPage(f"127.0.0.1:{port}", (listeners,))
    await page.start()
    try:
        paths = probed(name)
        assert await answers(port, paths["readinessProbe"]) == 503
        assert await answers(port, paths["livenessProbe"]) == 200
        listeners.open = True
        assert await answers(port, paths["readinessProbe"]) == 200
    finally:
        await page.stop()


def built(folder: Path) -> dict[tuple[str, str], Document]:
    done = subprocess.run(
        ["kubectl", "kustomize", str(folder)], check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    found: list[Document] = list(yaml.safe_load_all(done.stdout))
    return {(one["kind"], one["metadata"]["name"]): one for one in found}


def settled(thing: Any) -> Any:
    """Without what kustomize adds: the hash in a name, the label and room for it, an order of things that are named."""
    if isinstance(thing, dict):
        items = cast(Document, thing)
        kept = {key: settled(items[key]) for key in items if key != "app.kubernetes.io/part-of"}
        return {key: one for key, one in kept.items() if one != {}}
    if isinstance(thing, list):
        several: list[Any] = [settled(one) for one in cast(list[Any], thing)]
        named = all(isinstance(one, dict) and "name" in one for one in several)
        return sorted(several, key=str) if named else several
    return (
        re.sub(r"^(envoy|settings)-[a-z0-9]{10}$", r"\1", thing)
        if isinstance(thing, str)
        else thing
    )


needs_kubectl = pytest.mark.skipif(
    shutil.which("kubectl") is None, reason="kubectl is not here; all else was checked without it"
)


@needs_kubectl
def test_kubectl_builds_the_base_as_it_was_read_here() -> None:
    made = built(BASE)
    for key, one in OBJECTS.items():
        assert settled(made[key]) == settled(one), key
    maps = {name: one["data"] for (kind, name), one in made.items() if kind == "ConfigMap"}
    (envoy,) = [data for name, data in maps.items() if name.startswith("envoy-")]
    assert envoy == {"envoy.yaml": (DEPLOY / "envoy" / "envoy.yaml").read_text("utf-8")}


@needs_kubectl
def test_kubectl_builds_the_example() -> None:
    made = built(DEPLOY / "kubernetes" / "example")
    assert {kind for kind, _ in made} >= {"Namespace", "HTTPRoute", "Deployment"}
    assert made["Deployment", "game-state"]["spec"]["replicas"] == 3
    for (kind, name), one in made.items():
        assert kind == "Namespace" or one["metadata"]["namespace"] == "parlour"
        if (kind, name) == ("HTTPRoute", "parlour"):
            behind = [ref for rule in one["spec"]["rules"] for ref in rule.get("backendRefs", ())]
            for ref in behind:
                assert ref["port"] in ports_of(made["Service", ref["name"]])
    images = {container(one)["image"] for (kind, _), one in made.items() if kind == "Deployment"}
    assert "registry.example.org/parlour:1" in images
    assert "parlour" not in images

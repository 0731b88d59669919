"""Generate the Python API package from proto/.

python proto/generate.py            write services/parlour/{api,internal,store}
python proto/generate.py --check    fail if the committed code differs
"""

from __future__ import annotations

import filecmp
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PROTO = ROOT / "proto"
HOME = ROOT / "services"
PACKAGES = [Path("parlour/api"), Path("parlour/internal"), Path("parlour/store")]


def generate(out: Path) -> None:
    """Write messages, typed stubs and package markers under `out`."""
    every = sorted(PROTO.rglob("*.proto"))
    serving = [p for p in every if p.stem.endswith("_service")]
    protoc(every, f"--python_out={out}", f"--pyi_out={out}")
    protoc(serving, f"--grpc_python_out={out}", f"--mypy_grpc_out={out}")
    for package in PACKAGES:
        for module in (out / package).rglob("*_pb2.py"):
            for folder in module.relative_to(out / package).parents[:-1]:
                (out / package / folder / "__init__.py").touch()
        (out / package / "__init__.py").write_text('"""Generated from proto/; do not edit."""\n')


def protoc(protos: list[Path], *outputs: str) -> None:
    """Run protoc with the plugin of this very environment, active or not."""
    names = [str(p.relative_to(PROTO)) for p in protos]
    typed = Path(sys.executable).with_name("protoc-gen-mypy_grpc")
    plugin = f"--plugin=protoc-gen-mypy_grpc={typed}"
    command = [sys.executable, "-m", "grpc_tools.protoc", plugin, f"-I{PROTO}", *outputs, *names]
    subprocess.run(command, check=True)  # noqa: S603 - our own compiler on our own files


def stale(fresh: Path, committed: Path) -> list[str]:
    """Paths that differ or exist on one side only, relative to the package."""

    def files(root: Path) -> set[str]:
        kept = (p for p in root.rglob("*") if p.is_file() and "__pycache__" not in p.parts)
        return {str(p.relative_to(root)) for p in kept}

    ours, theirs = files(fresh), files(committed)
    same = {n for n in ours & theirs if filecmp.cmp(fresh / n, committed / n, shallow=False)}
    return sorted((ours | theirs) - same)


def main(arguments: list[str]) -> int:
    """Generate, or with --check compare; the exit status says whether all is current."""
    with tempfile.TemporaryDirectory() as scratch:
        generate(Path(scratch))
        different = False
        for package in PACKAGES:
            if "--check" in arguments:
                for name in stale(Path(scratch) / package, HOME / package):
                    print(f"stale: {package}/{name}; run: make proto", file=sys.stderr)
                    different = True
            else:
                shutil.rmtree(HOME / package, ignore_errors=True)
                shutil.copytree(Path(scratch) / package, HOME / package)
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

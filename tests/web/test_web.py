"""The page's own checks and tests, run where they live, and its types against the server's."""

import os
import subprocess
import sys
from pathlib import Path

from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"


def run(*command: str, cwd: Path = WEB, given: str | None = None) -> str:
    """What it prints. Node may have come into the environment that runs these tests."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        command,
        cwd=cwd,
        input=given,
        env=os.environ | {"PATH": path, "NO_COLOR": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=10 * PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def test_the_page_is_formatted_linted_and_typed() -> None:
    run("npm", "run", "--silent", "check")


def test_the_tests_of_the_page_pass() -> None:
    run("npm", "test", "--silent")


def test_the_types_of_the_page_are_those_of_the_server(tmp_path: Path) -> None:
    schemas = run(sys.executable, "tools/wire.py", cwd=ROOT)
    run("node", "tools/types.js", str(tmp_path), given=schemas)
    made = {path.name: path.read_text(encoding="utf-8") for path in tmp_path.iterdir()}
    kept = {path.name: path.read_text("utf-8") for path in (WEB / "src" / "wire").glob("*.ts")}
    assert made == kept, "make types writes them anew"

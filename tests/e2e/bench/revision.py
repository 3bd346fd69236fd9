"""The page, the server and the positions of another revision, built beside the working tree."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

ROOT: Final = Path(__file__).parents[3]
LOCK: Final = Path("web", "package-lock.json")
PACKAGES: Final = Path("web", "node_modules")


@contextmanager
def built(revision: str) -> Iterator[Path]:
    """Its folder, for as long as it is needed."""
    with TemporaryDirectory(prefix="panicroom-base-") as folder:
        root = Path(folder) / "tree"
        git("worktree", "add", "--quiet", "--detach", str(root), revision)
        try:
            borrow_packages(root)
            print(f"building the page of {revision} ...", flush=True)
            subprocess.run((sys.executable, "hatch_build.py"), cwd=root, check=True)
            yield root
        finally:
            git("worktree", "remove", "--force", str(root))


def borrow_packages(root: Path) -> None:
    """Where both pin the same ones nothing has to be downloaded. A lock that looks newer than they
    are would have them installed anew, and first taken away from whoever lends them."""
    if (root / LOCK).read_bytes() == (ROOT / LOCK).read_bytes():
        (root / PACKAGES).symlink_to(ROOT / PACKAGES)
        shutil.copystat(ROOT / LOCK, root / LOCK)


def git(*words: str) -> None:
    subprocess.run(("git", "-C", str(ROOT), *words), check=True)

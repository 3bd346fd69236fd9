"""The documentation site builds without a warning and documents what it names."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_site_builds_and_holds_the_reference(tmp_path: Path) -> None:
    mkdocs = Path(sys.executable).parent / "mkdocs"
    done = subprocess.run(
        [mkdocs, "build", "--site-dir", tmp_path],
        cwd=ROOT,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    engine = (tmp_path / "reference" / "engine.html").read_text(encoding="utf-8")
    assert 'id="panicroom.kernel.match.Match.act"' in engine

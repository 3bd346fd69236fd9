"""Test processes that find no Chromium at the same moment install it once."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

APT_GET = """#!/bin/sh
mkdir "{folder}/running" || exit 100
case "$1" in install) cp "{folder}/apt-get" "{folder}/chromium";; esac
rmdir "{folder}/running"
"""
INSTALL = "from tests.e2e.chromium import installed; print(installed())"


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can install a package")
def test_two_processes_install_it_one_after_the_other(tmp_path: Path) -> None:
    apt_get = tmp_path / "apt-get"
    apt_get.write_text(APT_GET.format(folder=tmp_path))
    apt_get.chmod(0o755)
    for tool in ("sh", "cp", "mkdir", "rmdir"):
        (tmp_path / tool).symlink_to(shutil.which(tool) or tool)
    environment = {**os.environ, "PATH": str(tmp_path), "TMPDIR": str(tmp_path)}
    command = [sys.executable, "-c", INSTALL]
    both = [
        subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    assert [each.communicate()[0].strip() for each in both] == [str(tmp_path / "chromium")] * 2

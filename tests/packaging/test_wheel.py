"""The wheel in an empty environment: engine, bots and simulation need neither web nor database."""

import json
import os
import subprocess
from pathlib import Path
from zipfile import ZipFile

import pytest

from panicroom import core
from tests.packaging.pythons import pythons
from tools.release import (
    CORE_TRIAL,
    PAGE,
    build,
    check_version,
    environment_with,
    install,
    wheel_in,
)

NOT_IN_BASE = {"alembic", "fastapi", "pydantic", "sqlalchemy", "starlette", "uvicorn", "websockets"}
LIBRARY = """
from panicroom.kernel.match import Match
from panicroom.sim import Plan, play_many
from panicroom.station import STATION

match = Match.begin(STATION, STATION.setup(seats=4), key="wheel")
assert STATION.owed(match.state)
"""


def run(*command: str | Path) -> subprocess.CompletedProcess[str]:
    """In English, and without the working tree on the path."""
    apart = ("PYTHONPATH", "LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES")
    environment = {name: value for name, value in os.environ.items() if name not in apart}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


class Installed:
    def __init__(self, wheel: Path, command: Path) -> None:
        self.wheel, self.command = wheel, command

    def python(self, *words: str) -> str:
        python = self.command.with_name("python")
        done = run(python, *words)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def panicroom(self, *words: str) -> subprocess.CompletedProcess[str]:
        return run(self.command, *words)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    folder = tmp_path_factory.mktemp("wheel")
    wheel = wheel_in(build(folder, with_page=False))
    return Installed(wheel, install(wheel, folder / "environment"))


def test_base_install_has_no_web_framework_and_no_database(installed: Installed) -> None:
    listed = json.loads(installed.python("-m", "pip", "list", "--format", "json"))
    assert not NOT_IN_BASE & {package["name"].lower() for package in listed}
    installed.python("-c", LIBRARY)


@pytest.mark.parametrize("words", ["--version", "sim --games 2 --jobs 1", "watch --key a", "rules"])
def test_commands_without_a_server_run_in_the_base_install(
    installed: Installed, words: str
) -> None:
    done = installed.panicroom(*words.split())
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


@pytest.mark.parametrize(
    ("verb", "extra"),
    [
        *[(verb, "server") for verb in ("open", "play", "serve", "backup", "tables")],
        ("join", "terminal"),
    ],
)
def test_a_command_that_needs_an_extra_says_how_to_install_it(
    installed: Installed, verb: str, extra: str
) -> None:
    done = installed.panicroom(verb, "--help")
    assert (done.returncode, done.stdout) == (2, "")
    sentence = " ".join(done.stderr.split())
    assert f"-m pip install 'panicroom[{extra}]'" in sentence
    assert "Traceback" not in sentence


def test_the_wheel_brings_the_page_and_the_words(installed: Installed) -> None:
    names = set(ZipFile(installed.wheel).namelist())
    assert {PAGE, "panicroom/locales/cs/errors.ftl", "panicroom/py.typed"} <= names
    assert not [name for name in names if name.startswith(("tests", "tools", "web"))]


def test_a_release_is_named_in_changelog_and_citation(tmp_path: Path) -> None:
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## 1.2.3\n")
    (tmp_path / "CITATION.cff").write_text("version: 1.2.3\n")
    check_version(tmp_path, "1.2.3")
    (tmp_path / "CITATION.cff").write_text("version: 1.2.2\n")
    with pytest.raises(SystemExit, match=r"CITATION\.cff"):
        check_version(tmp_path, "1.2.3")


def test_a_wheel_for_everybody_brings_the_sources_of_the_native_core_and_no_binary(
    installed: Installed,
) -> None:
    names = ZipFile(installed.wheel).namelist()
    assert installed.wheel.name.endswith("-py3-none-any.whl")
    assert "panicroom/core/native/station/rules/trading.c" in names
    assert not [name for name in names if name.endswith((".so", "_built-from"))]
    told = installed.python("-c", "from panicroom import core; print(core.available().why)")
    assert told.strip() == "not-built"


@pytest.fixture(scope="module")
def core_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not core.available() and os.environ.get("CI") != "true":
        pytest.skip(f"native core {core.available().why}")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PANICROOM_CORE", "1")
        return wheel_in(build(tmp_path_factory.mktemp("core"), with_page=False))


@pytest.mark.parametrize("python", pythons())
def test_a_wheel_with_the_native_core_is_for_every_python(
    core_wheel: Path, python: str, tmp_path: Path
) -> None:
    assert "-cp311-abi3-" in core_wheel.name
    environment = environment_with(core_wheel, tmp_path / "environment", of=python)
    done = run(environment, "-c", CORE_TRIAL)
    assert (done.returncode, done.stderr) == (0, "")

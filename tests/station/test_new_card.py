"""The recipe for a new card, followed in a copy of the package just as CONTRIBUTING.md gives it."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
TWENTY_GAMES = """
from panicroom.bots.station.scripted import ScriptedBot
from panicroom.bots.table import Table
from panicroom.kernel.match import Match
from panicroom.station import STATION

for number in range(20):
    match = Match.begin(STATION, STATION.setup(seats=4), f"new-card-{number}")
    Table(match, dict.fromkeys(range(4), ScriptedBot("normal")), "new-card").play_on()
    print(match.over, sum(text == "give flare" for _, text in match.record.actions))
"""


def recipe() -> tuple[str, str]:
    """The example's row for the component file and its member of the enum."""
    pages = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    steps = pages.split("**A card.**")[1].split("\n**")[0]
    row, member = re.findall(r"```\n *(.*?)\n *```", steps)
    return row, member


def with_card(package: Path, row: str, member: str) -> None:
    deck = package / "station" / "components" / "search.txt"
    text = deck.read_text(encoding="utf-8")
    copies = int(row.split()[1])
    total = re.sub(r"(?m)^cards (\d+)$", lambda found: f"cards {int(found[1]) + copies}", text)
    deck.write_text(f"{total}{row}\n", encoding="utf-8")
    cards = package / "station" / "cards.py"
    code = cards.read_text(encoding="utf-8")
    cards.write_text(code.replace("    HOST =", f"    {member}\n    HOST =", 1), encoding="utf-8")


def test_bots_play_twenty_games_with_the_card_of_the_recipe(tmp_path: Path) -> None:
    package = tmp_path / "panicroom"
    leave_out = shutil.ignore_patterns("static", "server", "cli", "__pycache__")
    shutil.copytree(ROOT / "src" / "panicroom", package, ignore=leave_out)
    with_card(package, *recipe())
    played = subprocess.run(
        [sys.executable, "-c", TWENTY_GAMES],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert played.returncode == 0, played.stderr
    games = [line.split() for line in played.stdout.splitlines()]
    assert [over for over, _ in games] == ["True"] * 20
    assert sum(int(given) for _, given in games) > 0

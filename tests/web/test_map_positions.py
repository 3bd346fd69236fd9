"""The positions with which the page's map is tested are what the engine tells of them today."""

import json
import sys

from tests.web.test_web import ROOT, WEB, run

KEPT = WEB / "src" / "station" / "map" / "positions.json"


def test_the_maps_of_the_page_are_tested_with_what_a_seat_is_told() -> None:
    told = json.loads(run(sys.executable, "tools/map_positions.py", cwd=ROOT))
    assert told == json.loads(KEPT.read_text(encoding="utf-8")), "make types writes it anew"

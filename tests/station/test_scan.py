"""Heat scan: SCAN-1."""

from itertools import combinations

from panicroom.station.rules.ending import HeatScanHeld
from tests.table import Table, at, heard, named, rule

TERMINAL = "map 0,0 reactor; 0,1 terminal"
OTHERS = ("blue", "green", "yellow", "white")


def scanned(*lines: str) -> tuple[Table, list[HeatScanHeld]]:
    """Red scans; what a spectator hears of it."""
    table = at(TERMINAL, "red T4@terminal", *lines)
    events = heard(table.do("red", "terminal T scan"), None)
    return table, [event for event in events if isinstance(event, HeatScanHeld)]


@rule("SCAN-1")
def test_everyone_learns_how_many_are_infected() -> None:
    table = at(TERMINAL, "red T4@terminal host", "green infected by red")
    events = table.do("red", "terminal T scan")
    for viewer in ("red", "blue", "green", None):
        assert named(heard(events, viewer), "HeatScanHeld") == [HeatScanHeld(2, 5)]


@rule("SCAN-1")
def test_a_scan_without_a_host_finds_nobody() -> None:
    table, scans = scanned()
    assert scans == [HeatScanHeld(0, 5)]
    assert table.ended is None


@rule("SCAN-1")
def test_only_living_players_are_counted() -> None:
    _, scans = scanned("red host", "blue T0 A0 infected by red", "green T0 A0")
    assert scans == [HeatScanHeld(1, 3)]


@rule("SCAN-1")
def test_a_player_with_one_living_character_counts_once() -> None:
    _, scans = scanned("red host", "blue T0 infected by red", "green A0")
    assert scans == [HeatScanHeld(2, 5)]


@rule("SCAN-1")
def test_a_scan_tells_no_more_than_the_count() -> None:
    """Whoever of two others is the Host, a third one sees the same game afterwards."""
    seen = []
    for host, human in (("blue", "green"), ("green", "blue")):
        table, scans = scanned(f"{host} hand own host gas", f"{human} hand own gas gas")
        seen.append((scans, table.view("yellow").players, table.view(None).players))
    assert seen[0] == seen[1]


@rule("SCAN-1")
def test_the_counts_of_all_sixteen_tables_with_red_as_host_add_up() -> None:
    """Red is always found: 16; each of the other four in half of the tables: 4 x 8 = 32."""
    total = ends = 0
    for size in range(5):
        for sick in combinations(OTHERS, size):
            lines = [f"{color} infected by red" for color in sick]
            table, scans = scanned("red host", "search gas | rest", *lines)
            total += scans[0].infected
            ends += table.ended is not None
    assert total == 16 + 32
    assert ends == 1

"""The table of the page's figures says what was measured, and what misses its aim."""

from tests.e2e.bench.report import AIMS, Aim, table

MET = {name: aim.limit for name, aim in AIMS.items()}


def test_a_figure_beyond_its_aim_is_marked() -> None:
    slow, light = "desk: panning", "home: fonts"
    lines = table(MET | {slow: 54.0, light: 91.0}).splitlines()
    assert [line.split(":")[1].split("  ")[0] for line in lines if line.endswith("missed")] == [
        " fonts",
        " panning",
    ]


def test_with_a_base_each_line_has_its_ratio() -> None:
    name = "slowed desk: answer to picture, median"
    lines = table(MET | {name: 60.0}, MET | {name: 120.0}).splitlines()
    assert "now / base" in lines[0]
    assert next(line for line in lines if name in line).split()[-3:] == ["60", "120", "0.50"]


def test_an_aim_is_a_limit_from_above_or_below() -> None:
    assert Aim(80, "ms").is_met(80)
    assert not Aim(50, "frames/s", at_least=True).is_met(49)

"""A rule on which the editions differ names those that depart from the English one."""

import pytest

from panicroom.station.rulings import EDITIONS
from panicroom.telling.station.rule_references import SETTLED_BY
from panicroom.words import Words

NAMES = {"fr": "French", "ru": "Russian", "cs": "Czech"}


@pytest.mark.parametrize("rule", SETTLED_BY)
def test_a_rule_names_the_editions_that_depart_from_it(rule: str) -> None:
    english = EDITIONS["en"]
    departing = {
        name
        for edition, name in NAMES.items()
        for ruling in SETTLED_BY[rule]
        if getattr(EDITIONS[edition], ruling) != getattr(english, ruling)
    }
    text = Words("en", "station").say(f"rule-{rule}")
    assert {name for name in NAMES.values() if name in text} == departing

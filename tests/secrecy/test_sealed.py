"""What nobody else may notice: Armor in a hand, a sealed card, an infection that took."""

import pytest

from panicroom.station.tokens import COLORS
from tests.table import Table, at, heard, rule

TWO_ROOMS = "map 0,0 reactor; 1,0 storage-2"


def shot_at_blue(hand: str) -> Table:
    return at(
        TWO_ROOMS,
        "red A4@storage-2 table ammo",
        f"blue T4@storage-2 hand {hand}",
        "green hand own armor gas",
        "turn red ap 1",
    )


def trade(blue: str) -> Table:
    """Red, the Host, has met blue; neither has chosen a card."""
    return at(
        TWO_ROOMS,
        "red A4@storage-2 hand infect:red*2 host gas gas",
        f"blue T4@storage-2 hand {blue}",
        "turn red ap 0",
        "owed trade red blue storage-2 - -",
    )


@rule("ARMOR-1")
@pytest.mark.parametrize("viewer", ["red", "green", None])
def test_armor_is_asked_for_in_the_same_way_with_and_without_it(viewer: str | None) -> None:
    armored, bare = shot_at_blue("own gas gas armor"), shot_at_blue("own gas gas ammo")
    first = heard(armored.do("red", "fire blue.T"), viewer)
    assert armored.owed() == ["blue"]
    assert heard(bare.do("red", "fire blue.T"), viewer) == first
    assert bare.owed() == ["blue"]
    assert bare.view(viewer) == armored.view(viewer)
    then = heard(armored.do("blue", "take-wounds"), viewer)
    assert heard(bare.do("blue", "take-wounds"), viewer) == then
    assert bare.view(viewer) == armored.view(viewer)


@rule("TRADE-2")
@pytest.mark.parametrize(("sealer", "card"), [("red", "gas"), ("blue", "armor")])
def test_nobody_notices_that_another_has_sealed(sealer: str, card: str) -> None:
    table = trade("own armor infect:red")
    others = [None, *(color for color in COLORS[:5] if color != sealer)]
    views = [table.view(viewer) for viewer in others]
    offered = [table.options(color) for color in others if color]
    told = table.do(sealer, f"give {card}")
    assert told == []
    assert [table.view(viewer) for viewer in others] == views
    assert [table.options(color) for color in others if color] == offered


@rule("TRADE-2")
def test_who_has_sealed_knows_the_own_card() -> None:
    table = trade("own armor infect:red")
    before = table.view("red")
    table.do("red", "give gas")
    assert table.view("red") != before
    assert table.owed() == ["blue"]


@rule("TRADE-5")
def test_a_choice_of_one_card_is_asked_all_the_same() -> None:
    table = trade("own armor armor infect:red")
    assert table.options("blue") == ["give armor"]
    assert table.owed() == ["red", "blue"]
    assert table.do("red", "give gas") == []
    assert table.owed() == ["blue"]


@rule("INFECT-1")
@pytest.mark.parametrize("viewer", ["red", "green", None])
def test_only_the_infected_learns_that_it_took(viewer: str | None) -> None:
    human = trade("own armor infect:red")
    infected = trade("own armor infect:red infected by red")
    news = []
    for table in (human, infected):
        table.do("red", "give infect:red")
        news.append(table.do("blue", "give armor"))
    assert heard(news[0], viewer) == heard(news[1], viewer)
    assert human.view(viewer) == infected.view(viewer)
    assert len(heard(news[0], "blue")) == len(heard(news[1], "blue")) + 1

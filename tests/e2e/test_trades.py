"""Four browsers at one table: what a trade is to those who trade, and to everybody else."""

from playwright.sync_api import expect

from tests.e2e.conftest import Come
from tests.e2e.players import Players

MEETING_BLUE = ("move T e", "trade blue")
MEETING_GREEN = ("move T w", "move T n", "trade green")
INFECTED = "You are infected"
SEALED = "Your answer is sealed"


def test_a_trade_is_dodged_and_the_next_one_infects(come: Come, address: str) -> None:
    players = Players(come, address, "trade")
    players.open("red", "blue", "green", "yellow")
    players.do("red", *MEETING_BLUE, "give infect:red")
    players.do("blue", "give gas")
    players.sees("red", "You give Blue a red infection card and get a Gas Can")
    players.sees("blue", "You give Red a Gas Can and get a red infection card")
    players.do("red", *MEETING_GREEN, "give infect:red")
    players.do("green", "give ammo")
    players.sees("red", "You give Green a red infection card and get Ammo")
    players.sees("green", INFECTED)
    players.sees("blue", "Red and Green swap cards")
    players.sees("yellow", "Red and Green swap cards")
    for others in ("red", "blue", "yellow"):
        assert INFECTED not in players.text(others)


def test_others_cannot_tell_a_trade_that_infects_from_one_that_is_dodged(
    come: Come, address: str
) -> None:
    seen = []
    for answer in ("give gas", "give armor"):
        players = Players(come, address, "trade")
        players.open("green", "yellow")
        players.do("red", *MEETING_BLUE, "give infect:red")
        players.do("blue", answer)
        for other in ("green", "yellow"):
            players.sees(other, "Red and Blue swap cards")
        seen.append([players.drawn(other) for other in ("green", "yellow")])
        assert (INFECTED in players.text("blue")) == (answer == "give armor")
    assert seen[0] == seen[1]


def test_nobody_can_tell_who_of_the_two_has_chosen_first(come: Come, address: str) -> None:
    seen = []
    for first, answer in (("red", "give gas"), ("blue", "give armor")):
        players = Players(come, address, "trade")
        players.do("red", *MEETING_BLUE)
        players.sees("blue", "choose the card you give")
        before = players.drawn("green")
        players.do(first, answer)
        expect(players.asked(first)).to_contain_text(SEALED)
        assert players.drawn("green") == before
        seen.append(before)
    assert seen[0] == seen[1]


def test_a_trade_survives_a_reload_on_either_side(come: Come, address: str) -> None:
    players = Players(come, address, "trade")
    players.open("red", "blue")
    players.do("red", *MEETING_BLUE, "give infect:red")
    for color in ("red", "blue"):
        players.page(color).reload()
    expect(players.asked("red")).to_contain_text(SEALED)
    players.do("blue", "give armor")
    players.sees("blue", INFECTED)
    players.sees("red", "You give Blue a red infection card and get Armor")

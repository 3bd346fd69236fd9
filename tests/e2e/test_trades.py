"""Four browsers at one table: what a trade is to those who trade, and to everybody else."""

from playwright.sync_api import expect

from tests.e2e.company import Company
from tests.e2e.conftest import Come

MEETING_BLUE = ("move T e", "trade blue")
MEETING_GREEN = ("move T w", "move T n", "trade green")
INFECTED = "You are infected"
SEALED = "Your answer is sealed"


def test_a_trade_is_dodged_and_the_next_one_infects(come: Come, address: str) -> None:
    company = Company(come, address, "trade")
    company.open("red", "blue", "green", "yellow")
    company.do("red", *MEETING_BLUE, "give infect:red")
    company.do("blue", "give gas")
    company.sees("red", "You give Blue a red infection card and get a Gas Can")
    company.sees("blue", "You give Red a Gas Can and get a red infection card")
    company.do("red", *MEETING_GREEN, "give infect:red")
    company.do("green", "give ammo")
    company.sees("red", "You give Green a red infection card and get Ammo")
    company.sees("green", INFECTED)
    company.sees("blue", "Red and Green swap cards")
    company.sees("yellow", "Red and Green swap cards")
    for others in ("red", "blue", "yellow"):
        assert INFECTED not in company.text(others)


def test_others_cannot_tell_a_trade_that_infects_from_one_that_is_dodged(
    come: Come, address: str
) -> None:
    seen = []
    for answer in ("give gas", "give armor"):
        company = Company(come, address, "trade")
        company.open("green", "yellow")
        company.do("red", *MEETING_BLUE, "give infect:red")
        company.do("blue", answer)
        for other in ("green", "yellow"):
            company.sees(other, "Red and Blue swap cards")
        seen.append([company.drawn(other) for other in ("green", "yellow")])
        assert (INFECTED in company.text("blue")) == (answer == "give armor")
    assert seen[0] == seen[1]


def test_nobody_can_tell_who_of_the_two_has_chosen_first(come: Come, address: str) -> None:
    seen = []
    for first, answer in (("red", "give gas"), ("blue", "give armor")):
        company = Company(come, address, "trade")
        company.do("red", *MEETING_BLUE)
        company.sees("blue", "choose the card you give")
        before = company.drawn("green")
        company.do(first, answer)
        expect(company.asked(first)).to_contain_text(SEALED)
        assert company.drawn("green") == before
        seen.append(before)
    assert seen[0] == seen[1]


def test_a_trade_survives_a_reload_on_either_side(come: Come, address: str) -> None:
    company = Company(come, address, "trade")
    company.open("red", "blue")
    company.do("red", *MEETING_BLUE, "give infect:red")
    for colour in ("red", "blue"):
        company.page(colour).reload()
    expect(company.asked("red")).to_contain_text(SEALED)
    company.do("blue", "give armor")
    company.sees("blue", INFECTED)
    red = company.page("red")
    expect(
        red.get_by_role("button", name="Skip to now")
    ).to_be_visible()  # behind what is to be read
    assert "You give Blue" not in company.text("red")
    red.get_by_role("button", name="Got it").click()
    company.sees("red", "You give Blue a red infection card and get Armor")

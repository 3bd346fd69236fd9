"""Your games on the home page: what waits for whom, what is over, and the next one together."""

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Come
from tests.e2e.meeting import Meeting, meet
from tests.e2e.visitor import Visitor

NAMES = ("Ann", "Bob", "Cid", "Dan")


def at_home(come: Come, meeting: Meeting, seat: int) -> tuple[Visitor, Locator]:
    visitor = come(guest=meeting.guests[seat])
    visitor.goto("/")
    return visitor, visitor.page.get_by_role("region", name="Your games")


def test_a_running_game_says_whose_turn_it_is(come: Come, address: str) -> None:
    meeting = meet(address, *NAMES)
    _, mine = at_home(come, meeting, 0)
    expect(mine.get_by_role("link")).to_contain_text("Your move")
    visitor, mine = at_home(come, meeting, 1)
    expect(mine.get_by_role("link")).to_contain_text("with Ann, Cid, Dan · Red’s turn")
    assert visitor.flaws() == []


def test_who_played_together_plays_again(come: Come, address: str) -> None:
    """Who does not ask for it finds the new table among their games."""
    meeting = meet(address, *NAMES, position="over")
    ann, mine = at_home(come, meeting, 0)
    expect(mine.get_by_role("link").filter(has_text="Won")).to_be_visible()
    assert ann.flaws() == []
    mine.get_by_role("button", name="Play again").click()
    ann.page.wait_for_url("**/t/*")
    assert meeting.code not in ann.page.url
    bob, mine = at_home(come, meeting, 1)
    invitation = mine.get_by_role("link").filter(has_text="Invitation")
    expect(invitation).to_contain_text("with Ann, Cid, Dan")
    mine.get_by_text("Finished games (1)").click()
    expect(mine.get_by_role("link").filter(has_text="Lost")).to_be_visible()
    assert bob.flaws() == []
    invitation.click()
    expect(bob.page).to_have_url(ann.page.url)

"""What looks for spoilers finds them: words and signs that we plant before a picture has turned."""

from time import monotonic

from tests.e2e.conftest import Come
from tests.e2e.meeting import act, meet
from tests.e2e.test_spoilers import SPOILED, STEP
from tests.e2e.visitor import DESK
from tests.patience import PATIENCE

NAMES = ("Ann", "Bob", "Cid", "Dan")
SWAPPED = "Red and Blue swap cards"
WAITS = "document.querySelector('[data-event=CardsTraded][data-told=false]')"
SAYS = "document.querySelector('{}').append(' {}')"
PLANTS = {
    "title": f"document.title += ' {SWAPPED}'",
    "log": SAYS.format("[role=log] p", SWAPPED),
    "news": SAYS.format(".ticker .news", SWAPPED),
    "turn": SAYS.format("header p", SWAPPED),
    "aloud": SAYS.format(".bar [role=status]", SWAPPED),
    "map": SAYS.format(".map .unseen li", SWAPPED),
    "signs": f"document.querySelector('.players [aria-label]').ariaLabel += ' {SWAPPED}'",
    "hand": SAYS.format(".cards", SWAPPED),
}
"""By the name that the finder gives to where it stands: a script that says it there."""


PLANT = f"""async () => {{
    if (!{WAITS}) return null;
    for (const plant of [{", ".join(f"() => {plant}" for plant in PLANTS.values())}]) {{
        plant();
        await null; // it is looked at
    }}
    return spoiled.map((each) => each.split(" ")[2]);
}}"""
"""All in one go, while the cards still lie face down."""


def test_a_spoiler_is_found_wherever_it_may_stand(come: Come, address: str) -> None:
    meeting = meet(address, *NAMES, position="trade")
    visitor = come(guest=meeting.guests[2], size=DESK, moving=True, script=SPOILED)
    visitor.page.clock.install()
    visitor.sit(meeting.path)
    for seat, action in ((0, "move T e"), (0, "trade blue"), (0, "give gas"), (1, "give armor")):
        act(address, meeting, action, seat=seat)
    found, until = None, monotonic() + PATIENCE
    while found is None:
        assert monotonic() < until
        visitor.page.clock.run_for(STEP)
        found = visitor.page.evaluate(PLANT)
    assert found == list(PLANTS)

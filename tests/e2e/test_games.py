"""From an empty browser to the end of a game, by clicking what is offered."""

import pytest

from tests.e2e.clicker import Clicker
from tests.e2e.conftest import Come
from tests.e2e.visitor import DESK, PHONE

GAMES = {"station": "Panic Station", "panik": "Panik"}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_first_game_is_played_to_its_end(come: Come, game: str, size: tuple[int, int]) -> None:
    visitor = come(size=size)
    visitor.goto("/")
    visitor.page.get_by_role("radio", name=GAMES[game]).check(force=True)
    visitor.page.get_by_role("button", name="Play", exact=True).click()
    player = Clicker(visitor.page)
    player.play()
    assert player.done

    old = visitor.page.url
    visitor.page.get_by_role("button", name="Play again").click()
    visitor.page.wait_for_url(lambda url: url != old and "/t/" in url)
    assert player.is_asked()  # against bots it begins at once

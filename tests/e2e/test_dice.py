"""A browser at a server whose dice are shared: it sends nonces, and says after the game whether
everything fits."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from panicroom.kernel.shared_dice import SharedDice
from panicroom.server.table.folding import playing
from panicroom.words import Words
from tests.client.server_thread import Served, served
from tests.e2e.conftest import Come

WORDS = Words("en")
FITS = WORDS.say("page-fair-fits-own")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    """In this process, so that a test can make it cheat. A test asks for it before it asks for
    visitors, so that they leave before it is stopped."""
    with served(tmp_path / "data") as server:
        yield server


def play(page: Page) -> None:
    page.get_by_role("radio", name="Panik").check(force=True)
    page.get_by_role("button", name="Play", exact=True).click()
    end(page)


def end(page: Page) -> None:
    """By one's own vote: nobody else plays."""
    page.get_by_role("button", name=WORDS.say("page-menu"), exact=True).click()
    page.get_by_role("button", name=WORDS.say("page-vote-end")).click()
    page.locator("#ending").wait_for()


def test_the_page_checks_the_dice_of_a_game_and_of_a_rematch(server: Served, come: Come) -> None:
    visitor = come(at=server.address)
    visitor.goto("/")
    play(visitor.page)
    expect(visitor.page.get_by_text(FITS).first).to_be_attached()
    assert not visitor.wordless()
    visitor.page.keyboard.press("Escape")
    old = visitor.page.url
    visitor.page.get_by_role("button", name=WORDS.say("page-rematch"), exact=True).click()
    visitor.page.wait_for_url(lambda url: url != old and "/t/" in url)
    end(visitor.page)
    expect(visitor.page.get_by_text(FITS).first).to_be_attached()


@pytest.mark.parametrize("seat", [0, 1], ids=["nonce-left-out", "bot-with-nonce"])
def test_the_page_names_what_a_cheating_server_did(
    server: Served, come: Come, monkeypatch: pytest.MonkeyPatch, seat: int
) -> None:
    """It puts a nonce of its choice in place of the player's, or gives one to a bot."""

    def cheat(commitment: str, secret: str, nonces: tuple[str | None, ...]) -> SharedDice:
        chosen = [*nonces[:seat], "f" * 64, *nonces[seat + 1 :]]
        return SharedDice(commitment, secret, tuple(chosen))

    monkeypatch.setattr(playing, "SharedDice", cheat)
    visitor = come(at=server.address)
    visitor.goto("/")
    play(visitor.page)
    fault = WORDS.say(f"dice-fault-{['nonce-left-out', 'bot-with-nonce'][seat]}")
    expect(visitor.page.get_by_text(fault).first).to_be_attached()
    assert visitor.page.get_by_text(FITS).count() == 0

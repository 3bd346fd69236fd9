"""What has to come over the net before one can play."""

import pytest
from playwright.sync_api import Response

from panicroom.words import languages
from tests.e2e.conftest import Come
from tests.e2e.meeting import meet
from tests.e2e.visitor import Visitor

HOME_BYTES = 120_000
CODE_BYTES = 200_000
FONT_BYTES = 90_000
ART_BYTES = {"station": 30_000, "panik": 0}
"""Drawings come with the script and are weighed with it. They may grow to 120 kB, on purpose."""


class Scales:
    """All that is fetched, compressed: the fonts, and the rest."""

    def __init__(self, visitor: Visitor) -> None:
        self.weights: dict[str, int] = {}
        self.fonts: dict[str, int] = {}
        visitor.page.on("response", self._weigh)

    def _weigh(self, response: Response) -> None:
        scale = self.fonts if response.url.endswith(".woff2") else self.weights
        scale[response.url] = int(response.headers.get("content-length", 0))

    @property
    def scripts(self) -> int:
        return sum(url.endswith(".js") for url in self.weights)


@pytest.mark.parametrize("lang", languages())
def test_home_is_light(come: Come, lang: str) -> None:
    visitor = come(lang=lang)
    scales = Scales(visitor)
    visitor.goto("/")
    assert scales.scripts >= 2, "the page, and one language"
    assert sum(scales.weights.values()) <= HOME_BYTES, scales.weights
    assert 0 < sum(scales.fonts.values()) <= FONT_BYTES, scales.fonts


@pytest.mark.parametrize("game", ART_BYTES)
@pytest.mark.parametrize("lang", languages())
def test_a_table_is_light(come: Come, address: str, lang: str, game: str) -> None:
    meeting = meet(address, "Ann", bots=3, game=game)
    visitor = come(lang=lang, guest=meeting.guests[0])
    scales = Scales(visitor)
    visitor.goto(meeting.path)
    assert scales.scripts >= 4, "the page, its language, the game, and the game's words"
    assert sum(scales.weights.values()) <= CODE_BYTES + ART_BYTES[game], scales.weights
    assert 0 < sum(scales.fonts.values()) <= FONT_BYTES, scales.fonts

"""Every page in every language: readable, fitting, and open to those who do not see it."""

import pytest

from tests.e2e.conftest import Come
from tests.e2e.places import PLACES, Guide
from tests.e2e.visitor import DESK, PHONE

LANGUAGES = ("en", "fr", "ru", "cs")


@pytest.fixture(scope="session")
def guide(address: str) -> Guide:
    return Guide(address)


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_has_no_flaw(come: Come, guide: Guide, lang: str, place: str) -> None:
    visitor = guide.lead(come, place, size=PHONE, lang=lang)
    assert visitor.page.locator("html").get_attribute("lang") == lang
    assert visitor.page.get_by_role("heading", level=1).count() == 1
    assert visitor.flaws() == []


@pytest.mark.parametrize("place", PLACES)
def test_a_page_has_no_flaw_on_a_wide_screen(come: Come, guide: Guide, place: str) -> None:
    assert guide.lead(come, place, size=DESK, lang="ru").flaws() == []

"""Every page in every language: readable, fitting, and open to those who do not see it."""

from collections.abc import Iterable

import pytest

from panicroom.words import languages
from tests.e2e.conftest import Come
from tests.e2e.places import PLACES, Guide
from tests.e2e.visitor import DESK, PHONE, Visitor


@pytest.fixture(scope="session")
def guide(address: str) -> Guide:
    return Guide(address)


@pytest.mark.parametrize("place", PLACES)
def test_a_page_has_no_flaw_in_any_language(come: Come, guide: Guide, place: str) -> None:
    visitor = guide.lead(come, place, size=PHONE)
    assert visitor.page.get_by_role("heading", level=1).count() == 1
    assert flaws(visitor, languages()) == []
    assert visitor.small() == []


@pytest.mark.parametrize("place", PLACES)
def test_a_page_has_no_flaw_on_a_wide_screen(come: Come, guide: Guide, place: str) -> None:
    assert flaws(guide.lead(come, place, size=DESK), ["ru"]) == []


def flaws(visitor: Visitor, langs: Iterable[str]) -> list[str]:
    found = []
    for lang in langs:
        visitor.speak(lang)
        found += [f"{lang}: {flaw}" for flaw in visitor.flaws()]
    return found

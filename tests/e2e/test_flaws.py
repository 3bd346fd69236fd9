"""The checks behind the other tests find what they are there to find."""

import re

from tests.e2e.conftest import Come

FITTING = "<div style='width: 400px'>fits</div>"
WIDER = "<div style='width: 40px'>Donaudampfschifffahrt</div>"
CUT_OFF = "<div style='width: 40px; overflow: hidden'><i>Kapitänskajüte</i></div>"
SCROLLING = "<div style='width: 40px; overflow: auto'>Donaudampfschifffahrt</div>"
SLIDING = "<main style='width: 9em; height: 1em; overflow: auto'><pre style='width: 20em'>1\n2"
FINE_PRINT = "<p style='font-size: 11px'>without warranty</p><svg width='60' viewBox='0 0 120 20'>"
FINE_DRAWING = "<text y='15' font-size='16'>Vault</text></svg>"
NARROW = "<button style='height: 30px; width: 90px'>fire</button>"
AMONG_WORDS = "<a href='#'>read on</a>"
ENLARGED = (
    "<style>.large { position: relative } .large::after { content: ''; position: absolute; "
    "inset: -20px }</style><button class='large' style='height: 24px; width: 90px'>heal</button>"
)
BEYOND = "<div style='margin-left: 380px'>Donau</div>"


def test_texts_that_do_not_fit_are_found(come: Come) -> None:
    visitor = come()
    visitor.page.set_content(FITTING + WIDER + CUT_OFF + SCROLLING + BEYOND)
    assert visitor.spilled() == ["Donaudampfschifffahrt", "Kapitänskajüte", "Donau"]


def test_what_nobody_could_read_and_what_has_no_words_are_found(come: Come) -> None:
    visitor = come()
    visitor.page.set_content("<button></button><p style='color: #eee'>pale</p><p>page-lost-id</p>")
    flaws = " ".join(visitor.flaws())
    assert "button-name" in flaws
    assert "color-contrast" in flaws
    assert "no words: page-lost-id" in flaws


def test_what_slides_sideways_while_it_is_read_is_found(come: Come) -> None:
    visitor = come()
    visitor.page.set_content(SLIDING + SCROLLING)
    assert [flaw for flaw in visitor.flaws() if "sideways" in flaw] == ["slides sideways: main"]


def test_what_is_too_small_to_read_or_to_press_is_found(come: Come) -> None:
    visitor = come()
    visitor.page.set_content(FINE_PRINT + FINE_DRAWING + NARROW + ENLARGED + AMONG_WORDS)
    found = [re.sub("<.*?>", "", each).strip() for each in visitor.small()]
    assert found == [
        "letters of 11.0 px: without warranty",
        "letters of 8.0 px: Vault",
        "30 px to press: fire",
    ]

"""The checks behind the other tests find what they are there to find."""

from tests.e2e.conftest import Come

FITTING = "<div style='width: 400px'>fits</div>"
WIDER = "<div style='width: 40px'>Donaudampfschifffahrt</div>"
CUT_OFF = "<div style='width: 40px; overflow: hidden'><i>Kapitänskajüte</i></div>"
SCROLLING = "<div style='width: 40px; overflow: auto'>Donaudampfschifffahrt</div>"
SLIDING = "<main style='width: 9em; height: 1em; overflow: auto'><pre style='width: 20em'>1\n2"
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

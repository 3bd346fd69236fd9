"""The longest sentences of every language fit the screen, and tables stay in their columns."""

from collections.abc import Sequence
from functools import cache
from heapq import nlargest

import pytest

from panicroom.cli.faces import FACES, Grid, Group
from panicroom.cli.screen.listing import list_options
from panicroom.cli.screen.terminal import Terminal
from panicroom.cli.story.scenes import show_own, show_table
from panicroom.games import GAMES
from panicroom.kernel.game import Action, View
from panicroom.words import Message, Words, languages
from tests.words.sayings import everything, moments

every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("lang", languages())
every_width = pytest.mark.parametrize("width", [80, 60])
usual_width = pytest.mark.parametrize("width", [80])


@pytest.fixture
def terminal(game: str, lang: str, width: int, monkeypatch: pytest.MonkeyPatch) -> Terminal:
    monkeypatch.setenv("COLUMNS", str(width))
    return Terminal(Words(lang, game))


@cache
def said(game: str, lang: str) -> dict[str, Message]:
    """Everything that games say, by its text."""
    words = Words(lang, game)
    texts = {words.tell(message): message for message in everything(game)}
    rules = [Message(id) for id in words.ids("rule-")]
    return texts | {words.tell(rule): rule for rule in rules}


@cache
def widest_moments(game: str, lang: str) -> list[tuple[View, Sequence[Action]]]:
    """The moments with the ten longest options."""
    words, rules, face = Words(lang, game), GAMES[game], FACES[game]
    found = [(rules.view(state, seat), rules.options(state, seat)) for state, seat in moments(game)]

    def longest(moment: tuple[View, Sequence[Action]]) -> int:
        view, options = moment
        choices = [choice for group in face.groups(view, options) for choice in group.choices]
        return max(len(words.tell(choice.message)) for choice in choices)

    return nlargest(10, found, longest)


@every_language
@every_game
@every_width
def test_the_ten_longest_messages_are_folded_between_words(
    terminal: Terminal, game: str, lang: str, width: int
) -> None:
    for text in nlargest(10, said(game, lang), len):
        shown = terminal.folded([said(game, lang)[text]])
        assert all(len(line) <= width for line in shown.splitlines())
        assert shown.split() == text.split()


@every_language
@every_game
@every_width
def test_the_ten_longest_options_stay_in_their_columns(
    terminal: Terminal, game: str, lang: str, width: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """Grids are of numbers: they need 80 columns in any language."""
    face = FACES[game]
    for view, options in widest_moments(game, lang):
        groups = face.groups(view, options)
        list_options(terminal, face, view, options)
        lines = capsys.readouterr().out.splitlines()
        if width >= 80 or not any(isinstance(group, Grid) for group in groups):
            assert all(len(line) <= width for line in lines), max(lines, key=len)
        listed = [group for group in groups if isinstance(group, Group)]
        spelled = {face.game.spell(choice.option) for group in listed for choice in group.choices}
        assert len(starts_of(spelled, lines)) <= 1, "\n".join(lines)


def starts_of(spelled: set[str], lines: list[str]) -> set[int]:
    """Where the short forms stand that end the lines; each must stand somewhere."""
    ends = {line: [form for form in spelled if line.endswith(f" {form}")] for line in lines}
    found = {line: max(forms, key=len) for line, forms in ends.items() if forms}
    assert set(found.values()) == spelled
    return {len(line) - len(form) for line, form in found.items()}


@every_language
@every_game
@usual_width
def test_the_table_and_the_hand_fit_the_screen(
    terminal: Terminal, game: str, lang: str, width: int, capsys: pytest.CaptureFixture[str]
) -> None:
    for state, seat in moments(game)[::6]:
        view = GAMES[game].view(state, seat)
        show_table(terminal, FACES[game], view)
        show_own(terminal, FACES[game], view)
        lines = capsys.readouterr().out.splitlines()
        assert all(len(line) <= width for line in lines), "\n".join(lines)

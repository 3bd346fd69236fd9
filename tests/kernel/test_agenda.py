"""The agenda: steps are done, decisions waited for, interruptions pushed."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from panicroom.kernel.agenda import settle


class Count(NamedTuple):
    """A step: count down, one at a time."""

    left: int


class Shout(NamedTuple):
    """A step that interrupts."""

    word: str


class Decide(NamedTuple):
    """A decision: nothing does it by itself."""

    seat: int


class End(NamedTuple):
    pass


class Notebook:
    def __init__(self, *agenda: Any) -> None:
        self.agenda = list(agenda)
        self.done: list[object] = []
        self.over = False


def count(notebook: Notebook, frame: Count) -> None:
    notebook.done.append(frame.left)
    if frame.left > 1:
        notebook.agenda.append(Count(frame.left - 1))


def shout(notebook: Notebook, frame: Shout) -> None:
    notebook.done.append(frame.word)
    notebook.agenda.append(Decide(1))


def end(notebook: Notebook, frame: End) -> None:
    notebook.over = True


STEPS: Mapping[type, Callable[..., None]] = {Count: count, Shout: shout, End: end}


def test_steps_are_done_from_the_top_until_nothing_is_left() -> None:
    notebook = Notebook(Count(2), Count(3))
    settle(notebook, STEPS)
    assert notebook.done == [3, 2, 1, 2, 1]
    assert notebook.agenda == []


def test_a_decision_on_top_is_waited_for() -> None:
    notebook = Notebook(Count(1), Decide(0))
    settle(notebook, STEPS)
    assert notebook.done == []
    assert notebook.agenda == [Count(1), Decide(0)]


def test_an_interruption_comes_first_and_the_rest_goes_on_afterwards() -> None:
    notebook = Notebook(Count(1), Shout("stop"))
    settle(notebook, STEPS)
    assert (notebook.done, notebook.agenda) == (["stop"], [Count(1), Decide(1)])
    notebook.agenda.pop()
    settle(notebook, STEPS)
    assert (notebook.done, notebook.agenda) == (["stop", 1], [])


def test_nothing_is_done_after_the_end() -> None:
    notebook = Notebook(Count(1), End())
    settle(notebook, STEPS)
    assert (notebook.done, notebook.agenda) == ([], [Count(1)])


def test_a_frame_is_off_the_agenda_while_it_is_done() -> None:
    seen: list[list[object]] = []
    notebook = Notebook(Decide(0), Count(1))
    settle(notebook, {Count: lambda state, frame: seen.append(state.agenda[:])})
    assert seen == [[Decide(0)]]

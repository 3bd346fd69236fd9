"""The secrecy law.

Two worlds that a viewer's view cannot tell apart stay alike to that viewer, in view, options,
refusals and events, until an event of the game's short list of reveals differs. Nor does anybody
notice a sealed answer of another before the last one is in.
"""

import random
from itertools import product, zip_longest
from typing import Any

from panicroom.kernel.audience import HIDDEN, Event, Viewer
from panicroom.kernel.dice import Dice
from panicroom.kernel.game import Action
from panicroom.kernel.match import AnyMatch, Match
from panicroom.kernel.record import Record
from tests.laws.play import turn_of
from tests.laws.sampled import refused
from tests.laws.subject import Subject

STEPS = 3
REFUSALS = 40
REFUSALS_WAITING = 4
"""Whoever is not asked is refused for that, whatever is tried."""
WORLDS = 100


def check_worlds(subject: Subject, state: Any, viewer: Viewer) -> None:
    """The law over many worlds of one position."""
    for number in range(WORLDS):
        check_secrecy(subject, state, viewer, f"world-{number}")


def check_all_viewers(subject: Subject, match: AnyMatch) -> None:
    """The law once for every seat and for a spectator."""
    for viewer in (None, *range(match.state.seats)):
        check_secrecy(subject, match.state, viewer, f"{turn_of(match)}-{viewer}")


def check_secrecy(subject: Subject, state: Any, viewer: Viewer, key: str) -> None:
    """Play on in this world and in another, as long as the two look the same."""
    chooser = random.Random(key)
    ours = fork(subject, state.copy(), state.news)
    theirs = fork(subject, subject.game.world(state, viewer, Dice(key)), state.news)
    for _ in range(STEPS):
        look_alike(subject, viewer, ours, theirs, chooser)
        seat = chooser.choice(subject.game.owed(ours.state))
        pairs = alike_actions(subject, viewer, seat, ours.state, theirs.state)
        if not pairs:
            return
        action, other = chooser.choice(pairs)
        told, view, decision = len(ours.told(viewer)), ours.view(viewer), ours.state.decision
        ours.act(seat, action)
        theirs.act(seat, other)
        if is_sealed_by_another(subject, viewer, seat, action) and ours.state.decision == decision:
            unnoticed = ours.view(viewer) == view and len(ours.told(viewer)) == told
            assert unnoticed, f"{viewer} notices that {seat} has sealed"
        if are_told_apart(subject, ours.told(viewer, told), theirs.told(viewer, told)):
            return
        if ours.over:
            return  # the end may show everything
    look_alike(subject, viewer, ours, theirs, chooser)


def fork(subject: Subject, state: Any, history: list[Event]) -> AnyMatch:
    """A match that goes on from here, with the same past in either world."""
    match = Match(subject.game, state, Record(subject.game.name))
    match.events = list(history)
    return match


def look_alike(
    subject: Subject,
    viewer: Viewer,
    ours: AnyMatch,
    theirs: AnyMatch,
    chooser: random.Random,
) -> None:
    game = subject.game
    view, other = ours.view(viewer), theirs.view(viewer)
    assert view == other, f"{viewer} sees another view: {differing(view, other)}"
    owed, also = game.owed(ours.state), game.owed(theirs.state)
    assert owed == also, f"here {owed} owe, there {also}"
    count, number = len(ours.told(viewer)), len(theirs.told(viewer))
    assert count == number, f"{viewer} has been told {count} things, or {number}"
    if viewer is None:
        return
    options = game.options(ours.state, viewer)
    assert options == game.options(theirs.state, viewer), f"{viewer} has other options"
    others = [action for action in game.candidates(view) if action not in options]
    most = REFUSALS if viewer in owed else REFUSALS_WAITING
    for action in chooser.sample(others, min(most, len(others))):
        reason = refused(subject, ours.state, viewer, action)
        there = refused(subject, theirs.state, viewer, action)
        assert reason == there, f"{action} is refused for {reason}, or for {there}"


def differing(view: Any, other: Any) -> list[tuple[Any, Any]]:
    return [(mine, theirs) for mine, theirs in zip(view, other, strict=True) if mine != theirs]


def alike_actions(
    subject: Subject, viewer: Viewer, seat: int, ours: Any, theirs: Any
) -> list[tuple[Action, Action]]:
    """What looks the same in both worlds: the same action, or two that another seat seals."""
    options, others = (subject.game.options(state, seat) for state in (ours, theirs))
    if is_sealed_by_another(subject, viewer, seat, options[0]):
        return list(product(options, others))
    return [(option, option) for option in options if option in others]


def is_sealed_by_another(subject: Subject, viewer: Viewer, seat: int, action: Action) -> bool:
    return seat != viewer and isinstance(action, subject.sealed)


def are_told_apart(subject: Subject, heard: list[Event], there: list[Event]) -> bool:
    """Whether a reveal has told the worlds apart; any other difference is a leak."""
    for event, other in zip_longest(heard, there):
        if event != other:
            lawful = is_reveal(subject, event) or is_reveal(subject, other)
            assert lawful, f"told {event} in one world and {other} in the other"
            return True
    return False


def is_reveal(subject: Subject, heard: Event | None) -> bool:
    """An event with a field that this viewer may not read reveals nothing to this viewer."""
    if heard is None or type(heard) not in subject.reveals:
        return False
    return all(getattr(heard, name) is not HIDDEN for name, _ in heard.audience.secrets)

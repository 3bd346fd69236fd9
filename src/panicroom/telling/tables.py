"""A table outside its game: chairs, terms, and who is waited for."""

from collections.abc import Sequence
from typing import Protocol

from panicroom.kernel.message import Message
from panicroom.telling.durations import time_message
from panicroom.telling.notices import seat_message
from panicroom.telling.teller import Teller
from panicroom.telling.vocabulary import name


class Chair(Protocol):
    """A chair as the server sends it."""

    @property
    def has_guest(self) -> bool: ...

    @property
    def name(self) -> str | None: ...

    @property
    def level(self) -> str | None: ...

    @property
    def persona(self) -> str | None: ...


def chair_message(chair: Chair, is_own: bool) -> Message:
    if not chair.has_guest:
        return bot_message(chair.level, chair.persona) if chair.level else Message("chair-free")
    who = guest_message(chair.name, is_own)
    if chair.level is None:
        return who
    return Message("chair-stood-in", {"who": who, "level": name("level", chair.level)})


def bot_message(level: str, persona: str | None) -> Message:
    called = name("persona", persona or "")
    return Message("chair-bot", {"name": called, "level": name("level", level)})


def guest_message(called: str | None, is_own: bool) -> Message:
    if called is None:
        return Message("chair-nameless")
    return Message("chair-guest", {"name": called, "you": "yes" if is_own else "no"})


def chair_marks(is_host: bool, is_away: bool) -> list[Message]:
    """Marks of a guest: host, away."""
    marks = {"chair-owner": is_host, "chair-away": is_away}
    return [Message(mark) for mark, applies in marks.items() if applies]


def terms_messages(
    turn: int | None, answer: int | None, pace: int, talk: bool = False
) -> list[Message]:
    """Clocks and pace in milliseconds, and whether bots talk."""
    clocks = {"terms-turn": turn, "terms-answer": answer}
    told = [Message(id, {"time": time_message(ms)}) for id, ms in clocks.items() if ms is not None]
    at_once, after_a_while = (
        Message("terms-at-once"),
        Message("terms-pace", {"time": time_message(pace)}),
    )
    bots = [after_a_while if pace else at_once, *([Message("terms-talk")] if talk else [])]
    return [*(told or [Message("terms-no-clock")]), *bots]


def opening_message(free: int, is_own: bool) -> Message:
    """What a table waits for before its game begins."""
    if free:
        return Message("waiting-chairs", {"count": free})
    return Message("waiting-your-start" if is_own else "waiting-start")


def waiting_message(teller: Teller, seats: Sequence[int]) -> Message:
    return Message("waiting-for", {"seats": [seat_message(teller, seat) for seat in seats]})


def votes_message(teller: Teller, seats: Sequence[int], people: int) -> Message:
    """`people` is the number of human players; more than half of them must vote for the end."""
    ayes = [seat_message(teller, seat) for seat in seats]
    return Message("votes-end", {"seats": ayes, "count": len(ayes), "people": people})


def slow_votes_message(count: int, needed: int) -> Message:
    return Message("votes-slow", {"count": count, "needed": needed})


def bot_votes_message(count: int, needed: int) -> Message:
    return Message("votes-bot", {"count": count, "needed": needed})


def away_message(teller: Teller, seat: int) -> Message:
    return Message("presence-away", {"seat": seat_message(teller, seat)})


def onlookers_message(names: Sequence[str | None]) -> Message:
    """Connected guests without a seat; None for one without a name."""
    who = [guest_message(called, is_own=False) for called in names if called is not None]
    nameless = names.count(None)
    if nameless:
        who.append(Message("onlookers-nameless", {"count": nameless}))
    return Message("onlookers", {"who": who})


def reach_message(listed: bool) -> Message:
    """Whether the table is listed or private."""
    return Message("table-listed" if listed else "table-private")

"""A scene of Panic Station, told to one viewer."""

from collections.abc import Sequence

from panicroom.kernel.audience import Event, Viewer, heard_by
from panicroom.kernel.named import SEATS
from panicroom.station.agenda import Weapon
from panicroom.station.rooms import CARD_NUMBER
from panicroom.station.rules.armor import CharacterWounded
from panicroom.station.rules.fire import ShotFired
from panicroom.station.rules.move import CharacterMoved
from panicroom.station.rules.search import RoomSearched
from panicroom.station.rules.turn import TurnBegan
from panicroom.station.tokens import ANDROID, Character
from panicroom.telling import TELLERS
from panicroom.words import Words

RED, BLUE, GREEN = SEATS[:3]
RUN, TEAM = CARD_NUMBER["run-2"], CARD_NUMBER["team-1"]
TURN = TurnBegan(RED, 4, arrives=False, marked=False)
MOVED = CharacterMoved(RED, ANDROID, TEAM, free=False)
SEARCHED = RoomSearched(RED, ANDROID, TEAM, None)
SHOT, HIT = (
    ShotFired(RED, Character.BLUE_TROOPER),
    CharacterWounded(Character.BLUE_TROOPER, 1, Weapon.SHOT),
)


def story(events: Sequence[Event], viewer: Viewer, game: str = "station", lang: str = "en") -> str:
    heard = [event for e in events if (event := heard_by(e, viewer)) is not None]
    words = Words(lang, game)
    told = " ".join(words.tell(message) for message in TELLERS[game].story(heard, viewer))
    return told.replace("\N{NO-BREAK SPACE}", " ")

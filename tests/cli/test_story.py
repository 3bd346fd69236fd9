"""What a person is told while the bots play: whole turns, each thing once."""

import pytest

from panicroom.cli.faces import FACES
from panicroom.cli.playing.input.pace import Pace, read_seconds
from panicroom.cli.screen.terminal import Terminal
from panicroom.cli.story.player_story import PlayerStory
from panicroom.kernel.audience import Event
from panicroom.kernel.match import AnyMatch, Match
from panicroom.kernel.named import Seat
from panicroom.station import STATION
from panicroom.station.agenda import Weapon
from panicroom.station.rules.armor import CharacterWounded
from panicroom.station.rules.fire import ShotFired
from panicroom.station.tokens import Character
from tests.cli.local import SeatViewpoint
from tests.cli.typist import lines_of, watching
from tests.words.spaced import NO_BREAK, Spaced

FACE = FACES["station"]
WORDS = Spaced("en", "station")
POSITION = """
    station en seats=4
    map 0,0 reactor; 0,-1 run-2; 0,1 empty-1 180
    red T4@run-2
    blue T4@reactor A4@reactor
    turn blue ap 4
"""


def told(story: PlayerStory, whole: bool) -> str:
    with watching(lines_of()) as screen:
        if whole:
            story.catch_up()
        else:
            story.go_on()
    return screen.getvalue().replace(NO_BREAK, " ")


def blues_turn() -> tuple[AnyMatch, PlayerStory]:
    match = Match.begin_at(STATION, POSITION)
    story = PlayerStory(Terminal(WORDS), FACE, SeatViewpoint(match, 0), Pace(0))
    return match, story


def test_a_turn_is_told_when_it_is_over() -> None:
    match, story = blues_turn()
    match.act(1, STATION.parse("move T n"))
    assert told(story, whole=False) == ""
    match.act(1, STATION.parse("move A n"))
    match.act(1, STATION.parse("end-turn"))
    assert told(story, whole=False).startswith("Blue’s Trooper moves to Empty Room 1")
    assert told(story, whole=False) == ""


def test_who_is_asked_in_the_middle_of_a_turn_hears_all_of_it_so_far_once() -> None:
    match, story = blues_turn()
    match.act(1, STATION.parse("move T n"))
    assert "Empty Room 1" in told(story, whole=True)
    match.act(1, STATION.parse("end-turn"))
    assert "Empty Room 1" not in told(story, whole=False)


def test_a_turn_that_is_told_in_two_parts_can_be_told() -> None:
    """Asked for Armor after the first of two shots one has heard of that shot already."""
    hit, shot = (
        CharacterWounded(Character.RED_TROOPER, 1, Weapon.SHOT),
        ShotFired(Seat.BLUE, Character.RED_TROOPER),
    )
    scenes: list[list[Event]] = [[hit, shot, hit], [hit, hit, shot], [hit, shot]]
    for scene in scenes:
        said = " ".join(WORDS.tell(message) for message in FACE.story(scene, 0))
        assert "fires at your Trooper" in said


@pytest.mark.parametrize(
    ("text", "seconds"),
    [("0", 0), ("1.5", 1.5), ("1,5", 1.5), ("60", 60), ("61", None), ("-1", None), ("nan", None)],
)
def test_a_pause_is_from_no_time_to_a_minute(text: str, seconds: float | None) -> None:
    assert read_seconds(text) == seconds

"""What can be expected of a bot at a table of Panik, whatever it computes."""

import pytest

from panicroom.bots.panik.levels import LEVELS
from panicroom.bots.panik.looking import look
from panicroom.bots.panik.memory import begin_memory, remembered
from panicroom.bots.panik.placing import best_calling
from panicroom.bots.panik.scripted import ScriptedBot
from panicroom.bots.table import Table as BotTable
from panicroom.kernel.audience import Event
from panicroom.kernel.dice import Dice
from panicroom.kernel.match import Match
from panicroom.kernel.named import Seat
from panicroom.panik import PANIK
from panicroom.panik.pieces import BASIC, MANOR_KINDS, TANDEM, TRAP, Hunter, HunterKind, ManorKind
from panicroom.panik.rules.sending import HunterCalled, HunterSentBack
from panicroom.panik.rules.setup import HunterPlaced, ManorTurned
from tests.panik.table import Table, at, begin, place

every_level = pytest.mark.parametrize("level", LEVELS)
every_count = pytest.mark.parametrize("seats", [2, 3, 4])


def choice(
    table: Table, color: str, level: str = "normal", among: str = "", key: str = "bot"
) -> str:
    """What the bot does in this position, of the options that begin so."""
    seat = table.seat(color)
    options = [PANIK.parse(text) for text in table.options(color) if text.startswith(among)]
    memory = begin_memory(seat)
    chosen = ScriptedBot(level).choose(memory, table.view(color), options, Dice(key))
    return PANIK.spell(chosen)


def trap_suspected(
    table: Table, color: str, manor: str, *deeds: Event, level: str = "normal"
) -> float:
    """How likely this manor is a trap to this seat, after what its owner has done."""
    bot, memory = ScriptedBot(level), begin_memory(table.seat(color))
    for deed in deeds:
        memory = bot.see(memory, deed)
    return bot.suspicions(memory, table.view(color))[place(manor)]


OPEN = "red ghost-1 up; trap; shared; ghost-2"
HIDDEN = at(OPEN, "blue ghost-2 up; ghost-5; trap; ghost-3", "green ghost-1 up", "turn red")


@every_level
@every_count
def test_whole_games_are_played_to_the_end(level: str, seats: int) -> None:
    for key in ("one", "two", "three"):
        match = Match.begin(PANIK, PANIK.setup(seats=seats), key)
        BotTable(match, {seat: ScriptedBot(level) for seat in range(seats)}, key).play_on()
        assert match.over


@every_level
def test_a_game_of_bots_is_the_same_after_a_restart(level: str) -> None:
    whole = Match.begin(PANIK, PANIK.setup(seats=3), "restart")
    bots = {seat: ScriptedBot(level) for seat in range(3)}
    BotTable(whole, bots, "bots").play_on()
    again = Match.replay(PANIK, whole.record, 12)
    BotTable(again, bots, "bots").play_on()
    assert again.record.actions == whole.record.actions


def test_a_trap_is_never_shown_at_the_start() -> None:
    for key in map(str, range(40)):
        table = begin(key, seats=4)
        for color in ("red", "blue", "green", "yellow"):
            shown = choice(table, color).split()[1]
            assert table.kind(shown) != MANOR_KINDS[TRAP]


def test_the_first_tandem_goes_to_the_best_ghost() -> None:
    table = at(
        "red ghost-1 up; trap; ghost-4; ghost-2", "blue ? up", "green ? up", "owed posts -+-+-"
    )
    assert choice(table, "red", "normal") == "post-tandem red.3"


def test_a_tandem_is_not_put_into_a_trap_that_all_can_see() -> None:
    lines = "red ghost-1 up; ghost-1; shared; shared", "blue trap up; trap up; trap up; ghost-2"
    table = at(*lines, "green ghost-2 up", "turn red")
    for level in LEVELS:
        chosen = choice(table, "red", level, among="place tandem")
        assert chosen not in (f"place tandem blue.{n}" for n in (1, 2, 3))


def test_an_owner_who_stays_makes_a_manor_less_of_a_trap() -> None:
    stays = HunterPlaced(Seat.BLUE, BASIC, place("blue.2"))
    assert trap_suspected(HIDDEN, "red", "blue.2", stays) < trap_suspected(HIDDEN, "red", "blue.2")


def test_only_the_hard_bot_asks_whether_an_owner_bluffs() -> None:
    """Blue was caught in its own trap: now it may sit in another one, too."""
    caught = (
        HunterPlaced(Seat.BLUE, BASIC, place("blue.3")),
        ManorTurned(place("blue.3"), TRAP),
        HunterPlaced(Seat.BLUE, BASIC, place("blue.2")),
    )
    stays = caught[-1]
    for level, is_warned in (("normal", False), ("hard", True)):
        before = trap_suspected(HIDDEN, "red", "blue.2", stays, level=level)
        after = trap_suspected(HIDDEN, "red", "blue.2", *caught, level=level)
        assert (after > before) is is_warned


def test_an_owner_who_was_at_home_is_believed_the_more() -> None:
    stays = HunterPlaced(Seat.BLUE, BASIC, place("blue.2"))
    at_home = (
        HunterPlaced(Seat.BLUE, BASIC, place("blue.4")),
        ManorTurned(place("blue.4"), ManorKind.GHOST_3),
        stays,
    )
    believed = trap_suspected(HIDDEN, "red", "blue.2", *at_home, level="hard")
    assert believed < trap_suspected(HIDDEN, "red", "blue.2", stays, level="hard")


def test_the_manors_passed_over_for_the_first_tandem_are_more_of_a_trap() -> None:
    posted = HunterPlaced(Seat.BLUE, TANDEM, place("blue.2"))
    assert trap_suspected(HIDDEN, "red", "blue.3", posted) > trap_suspected(HIDDEN, "red", "blue.3")


def test_an_owner_who_sends_strangers_away_owns_no_trap() -> None:
    sent = HunterSentBack(Seat.BLUE, Hunter(Seat.RED, BASIC), place("blue.2"))
    assert trap_suspected(HIDDEN, "red", "blue.2", sent) < trap_suspected(HIDDEN, "red", "blue.2")


def test_an_owner_who_calls_strangers_in_may_own_a_trap() -> None:
    called = HunterCalled(Seat.BLUE, Hunter(Seat.RED, BASIC), place("red.1"), place("blue.2"))
    assert trap_suspected(HIDDEN, "red", "blue.2", called) > trap_suspected(HIDDEN, "red", "blue.2")


def test_what_others_do_at_a_strangers_manor_says_nothing() -> None:
    memory = begin_memory(Seat.RED)
    assert remembered(memory, HunterPlaced(Seat.GREEN, BASIC, place("blue.2"))) == memory


def test_traps_that_have_been_seen_are_not_suspected_elsewhere() -> None:
    seen = at("red trap; trap; trap; ghost-1 up", "blue ghost-2 up", "green ghost-1 up", "turn red")
    assert trap_suspected(seen, "red", "blue.2") == 0


def test_the_best_ghost_in_sight_is_taken() -> None:
    table = at(
        "red ghost-1 up; ghost-1; shared; ghost-2",
        "blue ghost-5 up; ghost-2 up; ghost-2 up; ghost-3 up",
        "green ghost-3 up; ghost-3 up; trap up; shared up",
        "turn red",
    )
    for level in LEVELS:
        assert choice(table, "red", level) == "place tandem blue.1"


def test_the_leader_is_sent_away_rather_than_the_last() -> None:
    """Two tandems at one manor: the one of whoever leads."""
    table = at(
        "red ghost-4 up with blue:tandem green:tandem; ghost-1; ghost-2; shared",
        "blue ghost-5 up with blue:over-equipped blue:over-equipped blue:basic blue:tandem",
        "green ghost-1 up with green:over-equipped; ghost-2 up",
        "turn red",
    )
    table.do("red", "place basic red.1")
    assert choice(table, "red", "normal") == "send-back blue:tandem"


def test_a_manor_filled_by_the_own_team_is_left_closed_by_the_hard_bot() -> None:
    """Sending one away would open it to whoever comes next."""
    table = at(
        "red ghost-5 up with red:tandem red:tandem blue:basic; ghost-1; shared; ghost-2",
        "blue ghost-4 up; ghost-3 up",
        "green ghost-2 up; ghost-3 up",
        "turn red",
    )
    table.do("red", "place basic red.1")
    assert choice(table, "red", "hard") == "end-turn"
    assert choice(table, "red", "normal") == "send-back blue:basic"


def test_only_the_hard_bot_baits_its_trap() -> None:
    table = at(
        "red ghost-1 up; trap; ghost-1; ghost-2",
        "blue ghost-2 up; shared up; ghost-2 up; ghost-3 up",
        "green ghost-3 up; trap up; trap up; shared up",
        "turn red",
    )
    assert choice(table, "red", "hard", among="place basic") == "place basic red.2"
    assert choice(table, "red", "normal", among="place basic") != "place basic red.2"


def test_only_the_hard_bot_thinks_of_whom_to_call_before_it_places_a_call_for_help() -> None:
    """The own trap, to which Blue's hunters can be called, or a ghost of 2."""
    table = at(
        "red ghost-2 up; trap; ghost-1; ghost-2",
        "blue ghost-1 up with blue:basic blue:basic; shared up; ghost-3 up; ghost-4 up",
        "green ghost-2 up; trap up; trap up; shared up",
        "turn red",
    )
    level = LEVELS["hard"]._replace(lures=False)
    seen = {}
    for plans in (False, True):
        sight = look(level._replace(plans_calls=plans), begin_memory(Seat.RED), table.view("red"))
        caller = Hunter(Seat.RED, HunterKind.CALL)
        seen[plans] = best_calling(sight, caller, place("red.2"))
    assert seen[True] > seen[False] == 0
    assert [plans for plans, level in LEVELS.items() if level.plans_calls] == ["hard"]


def test_the_easy_bot_pays_no_heed_to_what_others_earn() -> None:
    table = at(
        "red ghost-4 up with blue:tandem; ghost-1; ghost-2; shared",
        "blue ghost-1 up; ghost-2 up; shared up; ghost-2 up",
        "green trap up; trap up; shared up; ghost-3 up",
        "turn red",
    )
    table.do("red", "place basic red.1")
    taken = {
        level: {choice(table, "red", level, key=key) for key in "abcdefgh"} for level in LEVELS
    }
    assert taken["easy"] == {"send-back blue:tandem", "end-turn"}
    assert taken["normal"] == taken["hard"] == {"send-back blue:tandem"}


def test_one_who_must_go_goes_where_it_earns_most() -> None:
    table = at(
        "red ghost-1 up; ghost-2; shared; ghost-1",
        "blue ghost-4 up; ghost-2 up; shared up; trap up",
        "green ghost-5 up with red:tandem; ghost-3 up; trap up; shared up",
        "turn green",
    )
    table.do("green", "place basic green.1", "send-back red:tandem")
    for level in LEVELS:
        assert choice(table, "red", level) == "place-again blue.1"

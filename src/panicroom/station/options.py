"""What is owed, offered and done: the one place where decisions and actions meet the chapters."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from panicroom.kernel.agenda import Steps
from panicroom.kernel.engine import Answer, Engine, not_asked
from panicroom.kernel.errors import Refusal
from panicroom.station import actions as do
from panicroom.station import agenda as owe
from panicroom.station.actions import Action
from panicroom.station.rooms import NOWHERE
from panicroom.station.rules import (
    armor,
    ending,
    entering,
    explore,
    fire,
    first_turn,
    grenade,
    healing,
    items,
    knife,
    laying,
    move,
    search,
    sick_bay,
    spawn,
    terminal,
    trading,
    turn,
)
from panicroom.station.spelling import ACTIONS
from panicroom.station.state import State
from panicroom.station.tokens import ANDROID, ROLES, Character, Seat


class Chapter(NamedTuple):
    """How an action is judged and what it does."""

    judge: Callable[[State, Seat, Any], Refusal | None]
    do: Callable[[State, Seat, Any], None]


CHAPTERS: Final[Mapping[type, Chapter]] = {
    do.Move: Chapter(move.judge_move, move.do_move),
    do.Run: Chapter(move.judge_run, move.do_run),
    do.Explore: Chapter(explore.judge_explore, explore.do_explore),
    do.TryNext: Chapter(explore.judge_try_next, explore.do_try_next),
    do.LayCard: Chapter(laying.judge_lay, laying.do_lay),
    do.Search: Chapter(search.judge_search, search.do_search),
    do.UseTerminal: Chapter(terminal.judge_terminal, terminal.do_terminal),
    do.UseSickBay: Chapter(sick_bay.judge_sick_bay, sick_bay.do_sick_bay),
    do.Fire: Chapter(fire.judge_fire, fire.do_fire),
    do.HoldFire: Chapter(fire.judge_hold_fire, fire.do_hold_fire),
    do.Stab: Chapter(knife.judge_stab, knife.do_stab),
    do.ThrowGrenade: Chapter(grenade.judge_grenade, grenade.do_grenade),
    do.LayDown: Chapter(items.judge_lay_down, items.do_lay_down),
    do.UseBoost: Chapter(items.judge_boost, items.do_boost),
    do.UseFirstAid: Chapter(items.judge_first_aid, items.do_first_aid),
    do.ScanBody: Chapter(items.judge_scan_body, items.do_scan_body),
    do.Heal: Chapter(healing.judge_heal, healing.do_heal),
    do.StopHealing: Chapter(healing.judge_stop_healing, healing.do_stop_healing),
    do.Trade: Chapter(trading.judge_trade, trading.do_trade),
    do.GiveCard: Chapter(trading.judge_give, trading.do_give),
    do.PlayArmor: Chapter(armor.judge_armor, armor.do_armor),
    do.TakeWounds: Chapter(armor.judge_take_wounds, armor.do_take_wounds),
    do.MoveParasite: Chapter(spawn.judge_move_parasite, spawn.do_move_parasite),
    do.BurnHive: Chapter(ending.judge_burn, ending.do_burn),
    do.EndTurn: Chapter(turn.judge_end_turn, turn.do_end_turn),
}

STEPS: Final[Steps[State]] = {
    owe.BeginTurn: turn.step_begin_turn,
    owe.PassMarker: turn.step_pass_marker,
    owe.Wounds: armor.step_wounds,
    owe.SecondShot: fire.step_second_shot,
    owe.Meet: entering.step_meet,
    owe.Spawn: spawn.step_spawn,
    owe.Draw: search.step_draw,
    owe.TeamDraw: search.step_team_draw,
    owe.TurnRed: search.step_turn_red,
    owe.RunFunction: terminal.step_function,
}


ANSWERS: Final[Mapping[type, Answer]] = {
    owe.ChooseTradeCards: Answer("TRADE-2", (do.GiveCard,)),
    owe.AnswerWounds: Answer("ARMOR-1", (do.PlayArmor, do.TakeWounds)),
    owe.ChooseSecondShot: Answer("FIRE-4", (do.Fire, do.HoldFire)),
    owe.ChoosePlace: Answer("EXPLORE-2", (do.LayCard,)),
    owe.ChooseParasite: Answer("SPAWN-2", (do.MoveParasite,)),
}
ANYTHING: Final = Answer("ROUND-1", tuple(CHAPTERS))


def owed(state: State) -> tuple[Seat, ...]:
    """The seats that owe an answer now."""
    if state.outcome is not None:
        return ()
    frame: Any = state.agenda[-1]
    if type(frame) is owe.ChooseTradeCards:
        both = ((frame.seat, frame.given), (frame.partner, frame.returned))
        return tuple(seat for seat, sealed in both if sealed is None)
    return (frame.seat,)


def offer(state: State, seat: Seat) -> Sequence[Action]:
    frame = state.agenda[-1]
    if type(frame) is owe.TakeTurn:
        offered = offer_turn(state, seat)
    else:
        offered = OFFERS[type(frame)](state, seat, frame)
    if state.turn.first and first_turn.is_bound(state, seat):
        return first_turn.keep_search_possible(state, seat, offered)
    return offered


def offer_turn(state: State, seat: Seat) -> Sequence[Action]:
    """The turn as the rulebook lists it, character by character."""
    out: list[Action] = []
    if state.turn.run is not None:
        move.offer_runs(state, seat, out)
    if state.turn.ap > 0:
        may_explore = explore.cannot_explore(state) is None
        for who in ROLES:
            room = state.rooms[2 * seat + who]
            if room == NOWHERE:
                continue
            move.offer_moves(state, seat, who, room, out)
            if may_explore:
                explore.offer_explore(state, seat, who, room, out)
            search.offer_search(state, seat, who, room, out)
            terminal.offer_terminal(state, seat, who, room, out)
            sick_bay.offer_sick_bay(state, seat, who, room, out)
            knife.offer_stabs(state, seat, who, room, out)
            grenade.offer_grenades(state, seat, who, room, out)
            items.offer_items(state, seat, who, room, out)
            ending.offer_burn(state, seat, who, out)
        fire.offer_fire(state, seat, out)
    items.offer_free_items(state, seat, out)
    out.append(do.EndTurn())
    return out


def offer_encounter(state: State, seat: Seat, frame: owe.SettleEncounter) -> list[Action]:
    """ENTER-3: without AP or means to attack only the trade is left."""
    out: list[Action] = []
    trading.offer_trades(state, seat, frame, out)
    if state.turn.ap > 0:
        knife.offer_stabs(state, seat, frame.who, frame.room, out)
        if frame.who == ANDROID:
            fire.offer_fire(state, seat, out)
    items.offer_free_items(state, seat, out)
    judge = entering.judge_in_encounter
    return [action for action in out if judge(state, seat, frame, action) is None]


OFFERS: Final[Mapping[type, Callable[[State, Seat, Any], Sequence[Action]]]] = {
    owe.SettleEncounter: offer_encounter,
    owe.ChooseTradeCards: trading.offer_cards,
    owe.AnswerWounds: armor.offer_armor,
    owe.ChooseSecondShot: fire.offer_second_shot,
    owe.ShareHealing: healing.offer_healing,
    owe.ChoosePlace: laying.offer_places,
    owe.ChooseParasite: spawn.offer_parasites,
}


def why_not(state: State, seat: Seat, action: Action) -> Refusal | None:
    """The one reason against an action, or None if it is offered."""
    if state.outcome is not None:
        return Refusal("WIN-0", "game-over")
    frame: Any = state.agenda[-1]
    refusal = not_asked(state, seat, action, owed(state), answer_to(frame))
    if refusal is None:
        refusal = names_nobody(state, action)
    if refusal is None and type(frame) is owe.SettleEncounter:
        refusal = entering.judge_in_encounter(state, seat, frame, action)
    if refusal is None:
        refusal = CHAPTERS[type(action)].judge(state, seat, action)
    if refusal is None:
        refusal = first_turn.judge_first_turn(state, seat, action)
    return refusal


def names_nobody(state: State, action: Action) -> Refusal | None:
    """SETUP-1: a color that nobody has taken is no player and has no characters."""
    values = action._asdict()
    seats = [values.get("seat"), values.get("partner")]
    characters = (values.get("character"), values.get("target"))
    seats += [c.seat for c in characters if isinstance(c, Character)]
    if any(seat is not None and seat >= state.seats for seat in seats):
        return Refusal("SETUP-1", "nobody-of-that-colour")
    return None


def answer_to(frame: owe.Frame) -> Answer:
    """In the turn itself anything may be tried; other decisions are answered first."""
    if isinstance(frame, owe.ShareHealing):
        return Answer(healing.RULE[frame.remedy], (do.Heal, do.StopHealing))
    return ANSWERS.get(type(frame), ANYTHING)


ENGINE: Final = Engine(
    owed=owed,
    offer=offer,
    why_not=why_not,
    do={kind: chapter.do for kind, chapter in CHAPTERS.items()},
    steps=STEPS,
    actions=ACTIONS,
    sealed=(owe.ChooseTradeCards,),
)

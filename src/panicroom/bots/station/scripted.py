"""The scripted bot: weighs every option by the policy of its present loyalty, takes the best."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from panicroom.bots.bot import Said
from panicroom.bots.station import belief, fighting, human, infected, survival, work
from panicroom.bots.station.errands import Errand, Steps, step_values
from panicroom.bots.station.levels import LEVELS, Level
from panicroom.bots.station.memory import Memory, open_memory, remembered
from panicroom.bots.station.situation import NEVER, Situation
from panicroom.bots.station.talking import credence, floor
from panicroom.bots.station.talking import human as human_talk
from panicroom.bots.station.talking import infected as infected_talk
from panicroom.bots.station.talking.talk import after, heard
from panicroom.bots.station.trading import gift_value
from panicroom.bots.station.work import Values
from panicroom.kernel.audience import Event
from panicroom.kernel.dice import Dice
from panicroom.kernel.game import Setup
from panicroom.station.actions import (
    Action,
    EndTurn,
    Fire,
    GiveCard,
    Heal,
    HoldFire,
    LayCard,
    LayDown,
    Move,
    MoveParasite,
    PlayArmor,
    Run,
    Stab,
    StopHealing,
    TakeWounds,
    ThrowGrenade,
    UseFirstAid,
    UseSickBay,
)
from panicroom.station.agenda import ChooseTradeCards
from panicroom.station.claims import Claim
from panicroom.station.tokens import SEATS
from panicroom.station.view import View

IN_VAIN: Final = 0.2
"""What it costs to go back with nothing done."""


def give_value(sit: Situation, action: GiveCard) -> float:
    frame = sit.view.agenda[-1]
    assert isinstance(frame, ChooseTradeCards)
    partner = frame.partner if frame.seat == sit.seat else frame.seat
    return gift_value(sit, partner, action.card)


def move_value(sit: Situation, action: Move | Run) -> float:
    room = sit.ways[sit.me.rooms[action.who]][action.direction]
    if sit.entry[room] >= NEVER:
        return -NEVER
    aimless = -0.1 - 0.3 * (sit.entry[room] - 1)
    step = steps_of(sit).get((action.who, action.direction), aimless)
    is_return = room == sit.memory.trail[action.who][0]
    return step + survival.relief(sit, action.who, room) - IN_VAIN * is_return


def steps_of(sit: Situation) -> Steps:
    """Worked out with the first move that is weighed."""
    if sit.steps is None:
        sit.steps = step_values(sit, errands_of(sit))
    return sit.steps


SHARED: Final[Values] = {
    Move: move_value,
    Run: lambda sit, action: move_value(sit, action) + 0.01,
    GiveCard: give_value,
    LayCard: work.place_value,
    LayDown: work.lay_down_value,
    Fire: fighting.fire_value,
    Stab: fighting.stab_value,
    ThrowGrenade: fighting.grenade_value,
    UseSickBay: survival.sick_bay_value,
    UseFirstAid: survival.first_aid_value,
    Heal: survival.heal_value,
    StopHealing: lambda sit, action: 0.0,
    PlayArmor: survival.armor_value,
    TakeWounds: lambda sit, action: 0.0,
    MoveParasite: survival.shift_value,
    HoldFire: lambda sit, action: 0.0,
    EndTurn: survival.end_value,
}
HUMAN: Final[Values] = {**SHARED, **human.VALUES}
INFECTED: Final[Values] = {**SHARED, **infected.VALUES}
HIDING: Final[Values] = {**HUMAN, **infected.HIDING}


def values_of(sit: Situation) -> Values:
    if sit.hides:
        return HIDING
    return INFECTED if sit.infected else HUMAN


def errands_of(sit: Situation) -> Iterator[Errand]:
    if sit.hides:
        return infected.hiding_errands(sit)
    return infected.errands(sit) if sit.infected else human.errands(sit)


class ScriptedBot:
    def __init__(self, level: str | Level) -> None:
        self.level = LEVELS[level] if isinstance(level, str) else level

    def begin(self, seat: int, setup: Setup) -> Memory:
        return open_memory(SEATS[seat], setup)

    def see(self, memory: Memory, event: Event) -> Memory:
        memory = remembered(memory, event, self.level)
        talk = after(memory.talk, event)
        return memory if talk is memory.talk else memory._replace(talk=talk)

    def choose(self, memory: Memory, view: View, options: Sequence[Action], dice: Dice) -> Action:
        if len(options) == 1:
            return options[0]
        sit = Situation(view, memory, self.level, dice)
        values = values_of(sit)
        worth = [values[type(option)](sit, option) for option in options]
        best = max(worth)
        return dice.pick("choice", [o for o, w in zip(options, worth, strict=True) if w == best])

    def suspicions(self, memory: Memory, view: View) -> Mapping[int, float]:
        """Of every other seat at the table, how likely it is held to be infected."""
        seen = belief.suspicions(memory.belief, memory.dossier)
        own = float(memory.dossier.others[memory.seat].infected is True)
        chances = [seen.get(seat, own) for seat in SEATS[: view.seats]]
        found = credence.weighed(chances, memory.talk.told, memory.seat, self.level.name)
        return {seat: chance for seat, chance in enumerate(found) if seat != memory.seat}

    def hear(self, memory: Memory, said: Said) -> Memory:
        return memory._replace(talk=heard(memory.talk, said))

    def has_floor(self, memory: Memory) -> bool:
        return floor.occasion_of(memory.talk.floor, memory.seat) is not None

    def say(self, memory: Memory, view: View, dice: Dice) -> Claim:
        occasion = floor.occasion_of(memory.talk.floor, memory.seat)
        assert occasion is not None
        sit = Situation(view, memory, self.level, dice)
        policy = infected_talk if sit.infected else human_talk
        claim: Claim = policy.said(sit, occasion, dice)
        return claim

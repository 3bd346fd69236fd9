"""End of the game: WIN-0 to WIN-6, SCAN-1, and who shares in the victory."""

from dataclasses import dataclass

from panicroom.kernel.audience import EVERYBODY, Event
from panicroom.kernel.errors import Refusal
from panicroom.kernel.outcome import Outcome
from panicroom.station.actions import Action, BurnHive
from panicroom.station.cards import GAS
from panicroom.station.rooms import HIVE
from panicroom.station.rules.turn_bounds import is_missing, lacks_ap, pay
from panicroom.station.rules.variants import loyal_winners
from panicroom.station.state import State
from panicroom.station.tokens import NOBODY, SEATS, TROOPER, Role, Seat, trooper_of

HUMANS = "humans"
INFECTED = "infected"


@dataclass(slots=True)
class HeatScanHeld(Event):
    """Everyone learns how many of the living are infected, and no more (SCAN-1)."""

    audience = EVERYBODY
    infected: int
    living: int


@dataclass(slots=True)
class HiveBurned(Event):
    audience = EVERYBODY
    seat: Seat

    def write(self, state: State) -> None:
        for _ in range(state.rulings.gas_needed):  # WIN-1
            state.hands[self.seat].remove(GAS)
            state.discards.append(GAS)


@dataclass(slots=True)
class GameEnded(Event):
    audience = EVERYBODY
    outcome: Outcome

    def write(self, state: State) -> None:
        state.outcome = self.outcome
        state.agenda.clear()


def judge_burn(state: State, seat: Seat, action: BurnHive) -> Refusal | None:
    """WIN-1: an uninfected Trooper in the Hive, 1 AP and enough gas in the hand."""
    refusal = lacks_ap(state) or is_missing(state, seat, action.who)
    if refusal:
        return refusal
    if action.who != TROOPER:
        return Refusal("WIN-1", "only-trooper-burns")
    if state.rooms[trooper_of(seat)] != HIVE:
        return Refusal("WIN-1", "not-in-hive")
    if state.is_infected(seat):
        return Refusal("WIN-1", "infected-never-burn")
    if state.hands[seat].count(GAS) < state.rulings.gas_needed:
        return Refusal("WIN-1", "too-little-gas", {"needed": state.rulings.gas_needed})
    return None


def offer_burn(state: State, seat: Seat, who: Role, out: list[Action]) -> None:
    if state.rooms[2 * seat + who] == HIVE and judge_burn(state, seat, BurnHive(who)) is None:
        out.append(BurnHive(who))


def do_burn(state: State, seat: Seat, action: BurnHive) -> None:
    pay(state)
    state.emit(HiveBurned(seat))
    finish(state, "burned", "WIN-1", HUMANS)


def hold_scan(state: State) -> None:
    """SCAN-1, and the ends that a scan can bring (WIN-0)."""
    living = state.living()
    humans = humans_alive(state)
    state.emit(HeatScanHeld(len(living) - len(humans), len(living)))  # SCAN-1
    if troopers_are_dead(state):  # WIN-4
        finish(state, "troopers_dead", "WIN-4", INFECTED)
    elif not humans:  # WIN-2
        finish(state, "all_infected", "WIN-2", INFECTED)
    elif len(humans) == 1 and lacks_gas_for_ever(state, humans[0]):  # WIN-3
        finish(state, "last_human_without_gas", "WIN-3", INFECTED)


def check_deaths(state: State, human_died: bool) -> None:
    """The ends that deaths can bring (WIN-0): never asked after a trade, which must not show."""
    if troopers_are_dead(state):  # WIN-4
        finish(state, "troopers_dead", "WIN-4", INFECTED)
    elif human_died and not humans_alive(state):  # WIN-2
        finish(state, "last_human_killed", "WIN-2", INFECTED)
    elif not state.living():  # WIN-5
        finish(state, "nobody_alive", "WIN-5", INFECTED)


def hold_last_scan(state: State) -> None:
    """WIN-6: the rounds are over; if the scan ends nothing, the Hive still stands."""
    hold_scan(state)
    if not state.over:
        finish(state, "round_limit", "WIN-6", INFECTED)  # WIN-6


def humans_alive(state: State) -> list[Seat]:
    return [seat for seat in state.living() if not state.is_infected(seat)]


def troopers_are_dead(state: State) -> bool:
    """WIN-4, as the ruling troopers_dead says."""
    if state.rulings.troopers_dead == "human":  # WIN-4
        humans = humans_alive(state)
        return bool(humans) and not any(state.health[trooper_of(seat)] for seat in humans)
    return not any(state.health[trooper_of(seat)] for seat in SEATS[: state.seats])  # WIN-4


def lacks_gas_for_ever(state: State, human: Seat) -> bool:
    """WIN-3, as the ruling last_human_gas says."""
    cans = sum(pile.count(GAS) for pile in (state.hands[human], state.search, state.discards))
    needed = state.rulings.gas_needed if state.rulings.last_human_gas == "too_few" else 1
    return cans < needed  # WIN-3


def finish(state: State, reason: str, rule: str, side: str) -> None:
    """Only the living win, and if that leaves nobody, nobody has won (WIN-5)."""
    winners = humans_alive(state) if side == HUMANS else infected_winners(state, reason)
    state.emit(GameEnded(Outcome(reason, rule, side, tuple(winners))))


def infected_winners(state: State, reason: str) -> list[Seat]:
    living = [seat for seat in state.living() if state.is_infected(seat)]
    winners = loyal_winners(state, living)  # VARIANT-4
    if reason in ("all_infected", "last_human_killed"):  # WIN-2
        shut_out = last_infected(state)
        if winners != [shut_out]:  # WIN-2
            winners = [seat for seat in winners if seat != shut_out]
    return winners


def last_infected(state: State) -> Seat:
    """The last one to be infected, unless nobody but the Host ever was (WIN-2)."""
    if len(state.infections) < 2:
        return NOBODY
    return state.infections[-1].seat

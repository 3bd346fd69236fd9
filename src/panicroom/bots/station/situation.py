"""One decision as a bot of some level looks at it: what lies on the table, what the seat believes,
and what follows from both and is asked for again and again."""

from functools import cached_property
from typing import Final

from panicroom.bots.station.belief import suspicion
from panicroom.bots.station.levels import Level
from panicroom.bots.station.memory import Memory
from panicroom.bots.station.sight import Sight
from panicroom.bots.station.talking import credence
from panicroom.bots.station.travel import FAR, Journeys, journeys, no_journeys
from panicroom.kernel.dice import Dice
from panicroom.station.rooms import HIVE, NOWHERE, ROOMS, UPPER_ROOM_ICONS, Icon, Room
from panicroom.station.tokens import ROLES, SEATS, TROOPER, Role, Seat
from panicroom.station.view import View

CERTAIN: Final = 0.95
LAST_HUMANS: Final = 1
"""So few that hiding from them earns nothing more."""
FINE: Final = 10_000
NEVER: Final = 10 * FAR
LIFE: Final = (0.0, 3.0, 5.0, 6.3, 7.2)
"""What a character is worth by its health, in AP: the last point most, and the one that keeps a
second AP in each turn (TURN-2)."""


class Situation(Sight):
    def __init__(self, view: View, memory: Memory, level: Level, dice: Dice) -> None:
        super().__init__(view)
        self.memory = memory
        self.level = level
        self.dice = dice
        self.gas_may_be_left = not memory.deck_remade
        self.steps: dict[tuple[int, int], float] | None = None
        """What each step is worth, once that has been asked."""

    def chance(self, stream: str, probability: float) -> bool:
        """Whether it is so in this decision: what must not be foreseen."""
        return self.dice.copy().below(stream, FINE) < probability * FINE

    @cached_property
    def hides(self) -> bool:
        """An infected plays like a human while most humans know no better and many are left."""
        return self.infected and self.level.hides and not self.is_at_war

    @cached_property
    def seems_human(self) -> bool:
        return not self.infected or self.hides

    @cached_property
    def knowing(self) -> frozenset[Seat]:
        """The humans who know this infected player for one."""
        known = self.memory.betrayed_to | self.memory.foes
        return frozenset(seat for seat in self.living if seat in known and self.may_be_human(seat))

    @cached_property
    def humans_left(self) -> int:
        """Other players who are more likely human than not."""
        return sum(seat != self.seat and self.may_be_human(seat) for seat in self.living)

    @cached_property
    def is_at_war(self) -> bool:
        """Whether an infected has nothing more to hide: most humans know, or few are left."""
        return self.humans_left <= LAST_HUMANS or 2 * len(self.knowing) > self.humans_left

    def may_be_human(self, seat: Seat) -> bool:
        return self.suspicion[seat] <= 0.5

    @cached_property
    def suspicion(self) -> list[float]:
        """For each seat, by what was seen and what was said; of the own one what is so."""
        belief, dossier = self.memory.belief, self.memory.dossier
        found = [suspicion(belief, dossier, seat) for seat in SEATS[: self.view.seats]]
        found[self.seat] = float(self.infected)
        return credence.weighed(found, self.memory.talk.told, self.seat, self.level.name)

    @cached_property
    def must_pool(self) -> bool:
        """Only gas is missing, and other players hold it."""
        gone = bool(self.missing_gas) and not self.gas_may_be_left
        return self.hive_found and self.level.pools_gas and gone

    @cached_property
    def is_shut_in(self) -> bool:
        """Where a human wants to go lies behind security doors: it takes a Keycard (DOOR-1)."""
        goals = [HIVE] if self.hive_found else list(self.fits.at)
        return bool(goals) and not any(
            self.journeys[who].cost[room] < FAR for who in ROLES for room in goals
        )

    @cached_property
    def is_lost(self) -> bool:
        """A human late in the game, with no gas left to be found or no Keycard."""
        if self.infected or self.gas_may_be_left or not self.time_presses:
            return False
        return bool(self.missing_gas) or self.is_shut_in

    @cached_property
    def fear(self) -> float:
        """How much a wound counts: less and less as time runs out."""
        if self.time_presses:
            return 0.2 * self.level.flees
        return self.level.flees * min(1.0, 1.5 - 0.06 * self.view.round)

    def harm(self, who: Role, room: Room) -> float:
        """The expected cost of the next Parasite Phase to a character in a room, in AP."""
        if not self.phase_comes or not self.threat[room]:
            return 0.0
        health = self.me.health[who]
        left = [LIFE[max(0, health - bitten[room])] for bitten in self.bites]
        weight = 1.8 if who == TROOPER else 1.2
        return (LIFE[health] - sum(left) / len(left)) * weight * self.fear

    @cached_property
    def entry(self) -> list[float]:
        """What it costs to enter each room: the step, and what is likely to happen there."""
        found = [1.0] * len(ROOMS)
        for room in self.crowd:
            found[room] += self.meeting_cost(room)
        for room in ROOMS:
            if UPPER_ROOM_ICONS[room] is Icon.PARASITE:
                found[room] += 0.7 * self.fear if self.seems_human else 0.2
        return found

    def meeting_cost(self, room: Room) -> float:
        """A human pays with gas or with worse; without gas a known infected is never met."""
        met = [self.suspicion[seat] for seat in self.met_in(room)]
        if self.infected or not met:
            return 0.0
        doubt = min(met) * self.level.shuns
        if not self.gas:
            return NEVER if max(met) >= CERTAIN else 0.3 + 8 * doubt
        spare = self.gas > self.view.rulings.gas_needed
        return 0.2 + (1.0 if spare else 3.0) * doubt

    @cached_property
    def journeys(self) -> list[Journeys]:
        """For each role the ways from where it stands."""
        rooms, run = self.me.rooms, self.view.turn.run
        return [
            no_journeys()
            if rooms[who] == NOWHERE
            else journeys(self.ways, rooms[who], self.entry, run == who)
            for who in ROLES
        ]

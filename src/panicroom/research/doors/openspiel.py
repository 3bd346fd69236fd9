"""Both games as games of OpenSpiel: importing this registers them.

    import panicroom.research.doors.openspiel
    import pyspiel

    game = pyspiel.load_game("python_panic_station(players=5,chance=explicit,reward=side)")

Sealed answers are asked in turn, and no observation tells the first one to the second. The string
of an information state holds all that the player has heard; its tensor the last events of it. A
state itself, and its text, hold every secret.
"""

from typing import Any, ClassVar, Final

import pyspiel

from panicroom.research.doors.chance import Setting, checked_chance
from panicroom.research.doors.openspiel_observer import Observer
from panicroom.research.encoding import ENCODINGS
from panicroom.research.play import Play
from panicroom.research.rewards import checked_reward

DEALS: Final = 4096
CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
LARGEST_DECK: Final = 64
"""No roll and no step of a shuffle has more outcomes."""
PARAMETERS: Final = {
    "chance": "keyed",
    "deals": DEALS,
    "key": "openspiel",
    "reward": "own",
    "skip_forced": False,
}


class TableGame(pyspiel.Game):  # type: ignore[misc] # pyspiel has no types
    NAME: ClassVar[str]
    TYPE: ClassVar[Any]
    LONGEST: ClassVar[int]
    """More decisions than any game has been seen to take, by far."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**self.TYPE.parameter_specification, **(params or {})}
        self.reward = checked_reward(chosen["reward"])
        self.explicit = chosen["chance"] == "explicit"
        self.begin = checked_chance(chosen["chance"])
        self.setting = setting_of(self.NAME, chosen)
        Play.begin(self.NAME, chosen["key"], **self.setting.setup)  # says what is wrong with it
        super().__init__(self.TYPE, self._info(chosen["players"]), params or {})

    def new_initial_state(self) -> "TableState":
        return TableState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer | None:
        """There is one for a player's own eyes, and none for the public's."""
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if params:
            raise ValueError(f"an observation has no parameters: {params}")
        if kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not kind.public_info:
            return None
        return Observer(ENCODINGS[self.NAME], kind.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        return self.LONGEST if self.explicit else 1

    def _info(self, seats: int) -> Any:
        return pyspiel.GameInfo(
            num_distinct_actions=len(ENCODINGS[self.NAME].space),
            max_chance_outcomes=LARGEST_DECK if self.explicit else self.setting.deals,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=self.LONGEST,
        )


class TableState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.reward = game.reward
        self.luck = game.begin(game.setting)
        self.asked = self._next()
        """Kept, since the library asks for it several times a decision."""

    @property
    def play(self) -> Play:
        """Once the game has begun."""
        assert self.luck.play is not None
        return self.luck.play

    def current_player(self) -> int:
        return self.asked

    def is_terminal(self) -> bool:
        return self.asked == TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self.luck.outcomes
        return [(outcome, 1 / count) for outcome in range(count)]

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return list(map(float, self.play.rewards(self.reward)))

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.play.choices(player))

    def _apply_action(self, action: int) -> None:
        if self.luck.outcomes:
            self.luck.decide(action)
        else:
            self.luck.step(action)
        self.asked = self._next()

    def _next(self) -> int:
        if self.luck.outcomes:
            return CHANCE
        return TERMINAL if self.play.over else self.play.asked

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"chance {action}"
        return ENCODINGS[self.get_game().NAME].space.labels[action]

    def __str__(self) -> str:
        """The position text, with what nature is asked for."""
        play = self.luck.play
        position = "" if play is None else play.game.write(play.state())
        return f"{position}chance of {self.luck.outcomes}" if self.luck.outcomes else position


def setting_of(name: str, chosen: dict[str, Any]) -> Setting:
    setup = {"seats": chosen["players"]}
    if "edition" in chosen:
        setup["edition"] = chosen["edition"]
    return Setting(name, setup, chosen["skip_forced"], chosen["deals"], chosen["key"])


def register(
    short: str, title: str, name: str, seats: tuple[int, int], longest: int, **parameters: Any
) -> None:
    kind = pyspiel.GameType(
        short_name=short,
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=seats[0],
        max_num_players=seats[1],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={**PARAMETERS, **parameters},
    )
    body = {"NAME": name, "TYPE": kind, "LONGEST": longest}
    pyspiel.register_game(kind, type(f"{name.title()}Game", (TableGame,), body))


register(
    "python_panic_station",
    "Python Panic Station",
    "station",
    (4, 6),
    longest=10_000,
    players=5,
    edition="en",
)
register("python_panik", "Python Panik", "panik", (2, 4), longest=500, players=3)

"""The three tables of a dataset: their columns, and the games of a part as them."""

import json
from collections.abc import Iterable, Sequence
from itertools import chain, repeat
from typing import Any, Final

import pyarrow as pa

from panicroom.research.dataset.played import Played

WORD: Final = pa.dictionary(pa.int8(), pa.string())
COLUMNS: Final[dict[str, dict[str, tuple[Any, str]]]] = {
    "games": {
        "game": (pa.uint32(), "the number of the game, from 0"),
        "key": (pa.string(), "the dice key: with the setup and the actions it is the whole game"),
        "setup": (WORD, "the setup as JSON, every ruling named"),
        "players": (WORD, "the bot of each seat as JSON; a pair is as a human and once infected"),
        "decisions": (pa.uint16(), "how many decisions the game has"),
        "side": (WORD, "the side that won"),
        "reason": (WORD, "why the game ended"),
        "winners": (pa.list_(pa.uint8()), "the seats that won"),
    },
    "decisions": {
        "game": (pa.uint32(), "the number of the game"),
        "seat": (pa.uint8(), "who decided"),
        "action": (pa.uint16(), "the action's number in the encoding, as this seat counts"),
    },
    "claims": {
        "game": (pa.uint32(), "the number of the game"),
        "after": (pa.uint16(), "so many decisions had been taken"),
        "seat": (pa.uint8(), "who claimed"),
        "claim": (WORD, "what, spelled as at a table"),
        "truth": (pa.bool_(), "whether it was true; null if the rules cannot tell"),
    },
}
"""By table and name: type, and what it is. Rows are in the order in which they happened."""
SCHEMAS: Final = {
    name: pa.schema([(column, kind) for column, (kind, _) in columns.items()])
    for name, columns in COLUMNS.items()
}
DENSE: Final = {
    "game": "DELTA_BINARY_PACKED",
    "seat": "BYTE_STREAM_SPLIT",
    "action": "BYTE_STREAM_SPLIT",
}
"""How columns are written that zstd packs better so, as measured."""
WORDS: Final = {
    name: [col for col, (kind, _) in columns.items() if kind == WORD]
    for name, columns in COLUMNS.items()
}


def tables_of(games: Sequence[Played], setup: object, players: object) -> dict[str, pa.Table]:
    count = len(games)
    return {
        "games": table(
            "games",
            game=[game.game for game in games],
            key=[game.key for game in games],
            setup=repeat(as_json(setup), count),
            players=repeat(as_json(players), count),
            decisions=[len(game.actions) for game in games],
            side=[game.outcome.side for game in games],
            reason=[game.outcome.reason for game in games],
            winners=[list(map(int, game.outcome.winners)) for game in games],
        ),
        "decisions": table(
            "decisions",
            game=chain.from_iterable(repeat(game.game, len(game.actions)) for game in games),
            seat=chain.from_iterable(game.seats for game in games),
            action=chain.from_iterable(game.actions for game in games),
        ),
        "claims": table(
            "claims",
            game=[game.game for game in games for _ in game.claims],
            after=[claim.after for game in games for claim in game.claims],
            seat=[claim.seat for game in games for claim in game.claims],
            claim=[claim.claim for game in games for claim in game.claims],
            truth=[claim.truth for game in games for claim in game.claims],
        ),
    }


def table(name: str, **columns: Iterable[object]) -> pa.Table:
    schema = SCHEMAS[name]
    arrays = [pa.array(columns[field.name], field.type) for field in schema]
    return pa.Table.from_arrays(arrays, schema=schema)


def as_json(data: object) -> str:
    return json.dumps(data, separators=(",", ":"))

"""Who the bots of a table are: no two alike, and none with the name of a person."""

from panicroom.bots.personas import PERSONAS, persona_for
from panicroom.server.table.fold import TableFold
from panicroom.server.table.lobby import Chair
from panicroom.server.table.skeleton import skeleton


def bot_chair(fold: TableFold, seat: int, level: str, persona: str | None = None) -> Chair:
    """With the persona that it brings along or had there, if nobody else has it."""
    wanted = persona or fold.lobby.chairs[seat].persona
    taken = taken_beside(fold, seat)
    is_free = wanted in PERSONAS and wanted not in taken
    found = wanted if is_free else persona_for(fold.commitment, seat, taken)
    return Chair(level=level, persona=found)


def yield_names(fold: TableFold) -> None:
    """A bot whose name a person has now gets another one."""
    for seat, chair in enumerate(fold.lobby.chairs):
        if chair.guest is None and chair.level is not None:
            fold.lobby.chairs[seat] = bot_chair(fold, seat, chair.level)


def taken_beside(fold: TableFold, seat: int) -> set[str]:
    """The personas of the other bots, and those whose names people have."""
    lobby = fold.lobby
    others = {chair.persona for other, chair in enumerate(lobby.chairs) if other != seat}
    names = [lobby.names.get(chair.guest) for chair in lobby.chairs if chair.guest is not None]
    people = {skeleton(name) for name in names if name is not None}
    return {
        persona
        for persona, written in PERSONAS.items()
        if persona in others or any(skeleton(name) in people for name in written)
    }

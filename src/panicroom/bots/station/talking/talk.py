"""What a seat remembers of the talk at the table: a part of its memory."""

from types import MappingProxyType
from typing import Final, NamedTuple

from panicroom.bots.bot import Said
from panicroom.bots.station.talking import credence, floor
from panicroom.bots.station.talking.credence import Told
from panicroom.bots.station.talking.floor import Floor
from panicroom.kernel.audience import Event

NOTHING: Final[Told] = MappingProxyType({})


class Talk(NamedTuple):
    floor: Floor = Floor()
    told: Told = NOTHING


def after(talk: Talk, event: Event) -> Talk:
    noted = floor.noted(talk.floor, event)
    return talk if noted is talk.floor else talk._replace(floor=noted)


def heard(talk: Talk, said: Said) -> Talk:
    return Talk(floor.said(talk.floor, said), credence.listened(talk.told, said))

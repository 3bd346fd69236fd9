"""The table as a whole: how far the game has come, and how it looks to one who sees every hand."""

from collections.abc import Sequence

from panicroom.station.agenda import PassMarker
from panicroom.station.view import View


def rounds_begun(view: View) -> int:
    """A round counts as begun when its Parasite Phase is over."""
    return view.round - any(isinstance(frame, PassMarker) for frame in view.agenda)


def open_view(views: Sequence[View]) -> View:
    players = tuple(view.players[seat] for seat, view in enumerate(views))
    return views[0]._replace(viewer=None, players=players)


def guilty(view: View) -> list[int]:
    """The infected."""
    return [player.seat for player in view.players if player.infected is True]

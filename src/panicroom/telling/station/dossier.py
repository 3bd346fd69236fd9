"""The dossier: what the viewer knows for sure of the other players."""

from collections.abc import Iterable

from panicroom.kernel.audience import Event
from panicroom.kernel.message import Message, Value
from panicroom.station.dossier import Dossier, Known, Traded, noted, open_dossier
from panicroom.station.rules.phase import ParasitePhaseBegan
from panicroom.station.tokens import SEATS
from panicroom.station.view import View
from panicroom.telling.station.names import card_name, hand_names, seat_name


def dossier_messages(events: Iterable[Event], view: View) -> list[list[Message]]:
    """A paragraph for each player, and one for the scans."""
    assert view.viewer is not None
    heard = list(events)
    phases = sum(isinstance(event, ParasitePhaseBegan) for event in heard)
    # A game that begins from a position does not begin in its first round.
    dossier = open_dossier(SEATS[view.viewer], view.seats)._replace(round=view.round - phases)
    for event in heard:
        dossier = noted(dossier, event)
    others = [known for known in dossier.others if known.seat != view.viewer]
    paragraphs = [about(known, view.viewer) for known in others]
    return [*paragraphs, [scans(dossier)]] if dossier.scans else paragraphs


def about(known: Known, viewer: int) -> list[Message]:
    told = [loyalty(known)]
    pairs = zip(known.given, known.received, strict=True)
    for got, gave in pairs:
        cards = {"got": card_name(got.card), "gave": card_name(gave.card)}
        told.append(Message("dossier-trade", {"round": got.round, **cards}))
    met = [trade for trade in known.met if trade.partner != viewer]
    if met:
        told.append(Message("dossier-met", {"trades": [met_with(trade) for trade in met]}))
    if known.hand_seen is not None:
        seen = known.hand_seen
        params: dict[str, Value] = {"round": seen.round, "cards": hand_names(seen.cards)}
        told.append(Message("dossier-hand", params))
    return told


def loyalty(known: Known) -> Message:
    sure = {True: "infected", False: "human", None: "unknown"}[known.infected]
    return Message(
        "dossier-loyalty",
        {
            "seat": seat_name(known.seat),
            "sure": "card" if known.infected_by_card else sure,
            "alive": "yes" if known.is_alive else "no",
        },
    )


def met_with(trade: Traded) -> Message:
    return Message("dossier-met-one", {"seat": seat_name(trade.partner), "round": trade.round})


def scans(dossier: Dossier) -> Message:
    counted = [Message("dossier-scan", scan._asdict()) for scan in dossier.scans]
    return Message("dossier-scans", {"scans": counted})

"""The dossier: what a person knows for sure, and nothing else."""

from typing import Any

from panicroom.telling import TELLERS
from tests import table as station
from tests.panik import table as panik
from tests.words.spaced import Spaced


def dossier(game: str, table: Any, events: list[Any], color: str = "red") -> list[str]:
    words, face = Spaced("en", game), TELLERS[game]
    told = face.dossier(events, table.view(color))
    return [" ".join(map(words.tell, paragraph)) for paragraph in told]


TRADE = (
    "map 0,0 reactor; 1,0 run-2",
    "red T4@reactor hand own gas armor",
    "blue T4@run-2 hand infect:blue*3 knife host",
)


def trade(*cards: str) -> tuple[station.Table, list[Any]]:
    table = station.at(*TRADE)
    actions = ["red move T e", "red trade blue", f"red give {cards[0]}", f"blue give {cards[1]}"]
    events = []
    for action in actions:
        who, _, what = action.partition(" ")
        events += table.do(who, what)
    return table, events


def test_a_trade_in_a_game_begun_from_a_position_is_in_the_round_of_that() -> None:
    table = station.at(*TRADE, "round 5", "turn red ap 4")
    events = [
        each for what in ("move T e", "trade blue", "give gas") for each in table.do("red", what)
    ]
    events += table.do("blue", "give knife")
    assert "Round 5: gave you" in dossier("station", table, heard(events, "red"))[0]


def heard(events: list[Any], color: str) -> list[Any]:
    return panik.heard(events, color)


def test_who_gave_an_infection_card_is_infected_for_sure() -> None:
    table, events = trade("gas", "infect:blue")
    told = dossier("station", table, heard(events, "red"))
    assert told[0] == (
        "Blue is infected: an infection card of that color was given away. "
        "Round 1: gave you a blue infection card for a Gas Can."
    )
    assert told[1] == "Green may be human or infected."


def test_of_a_trade_of_others_only_that_it_was_is_known() -> None:
    table, events = trade("gas", "infect:blue")
    told = dossier("station", table, heard(events, "green"), "green")
    assert told[0] == "Red may be human or infected. Traded with Blue (round 1)."
    assert told[1] == "Blue may be human or infected. Traded with Red (round 1)."


def test_a_hand_that_was_shown_and_scans_are_remembered() -> None:
    table = station.at(
        "map 0,0 reactor; 1,0 terminal",
        "red T4@terminal A4@terminal hand own gas*3 scanner",
        "blue T4@terminal hand own gas armor",
    )
    events = [*table.do("red", "scan-body T blue"), *table.do("red", "terminal T scan")]
    told = dossier("station", table, heard(events, "red"))
    assert "Hand in round 1: Gas Can, Armor and blue infection ×3." in told[0]
    assert told[-1] == "Heat scans: 0 of 5 infected in round 1."
    assert "hand" not in dossier("station", table, heard(events, "green"), "green")[1]


def test_in_panik_it_counts_what_has_not_been_seen() -> None:
    table = panik.at(
        "panik seats=2", "red ghost-1; ghost-2; trap; shared up", "blue trap up; ?; ?; ?"
    )
    told = dossier("panik", table, [])
    assert told[0] == (
        "Face down, known only to you: your manor 1 (ghost manor worth 1), "
        "your manor 2 (ghost manor worth 2) and your manor 3 (trap)."
    )
    assert "3 of these are face down at the table, 11 are out of the game." in told[1]
    assert "trap (1)" in told[1]

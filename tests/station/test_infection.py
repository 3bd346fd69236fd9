"""Infection: INFECT-1 to INFECT-3."""

from itertools import product

from tests.table import Table, at, begin, heard, named, rule, seat

NORTH = ("map 0,0 reactor; 0,1 storage-2 180; 1,0 run-2", "blue T4@storage-2")


def traded(given: str, returned: str, *lines: str) -> Table:
    """Red has traded with blue."""
    table = at(*lines, *NORTH)
    table.do("red", "move T n", "trade blue", f"give {given}")
    table.do("blue", f"give {returned}")
    return table


def infected(table: Table) -> list[str]:
    return [c for c in ("red", "blue", "green") if table.state.is_infected(seat(c))]


@rule("INFECT-1")
def test_the_givers_own_color_infects_and_the_card_stays() -> None:
    table = traded("infect:red", "armor", "red host", "blue hand own gas armor")
    assert infected(table) == ["red", "blue"]
    assert table.state.infections[-1].by == seat("red")
    assert "infect:red" in table.hand("blue")


@rule("INFECT-1")
def test_the_partner_infects_who_came_in_just_the_same() -> None:
    table = traded("armor", "infect:blue", "blue host", "red hand own gas armor")
    assert infected(table) == ["red", "blue"]


@rule("INFECT-1")
def test_a_gas_can_given_back_dodges_the_infection_and_changes_hands() -> None:
    red = "red hand own host armor"
    table = traded("infect:red", "gas", red, "blue hand own gas armor")
    assert infected(table) == ["red"]
    assert "infect:red" in table.hand("blue")
    assert "gas" in table.hand("red")
    assert "gas" not in table.hand("blue")


@rule("INFECT-1")
def test_a_gas_can_kept_in_the_hand_dodges_nothing() -> None:
    table = traded("infect:red", "armor", "red host", "blue hand own gas*3 armor")
    assert infected(table) == ["red", "blue"]


@rule("INFECT-1")
def test_a_gas_can_received_dodges_nothing() -> None:
    table = traded("gas", "infect:blue", "blue host", "red hand own gas armor")
    assert infected(table) == ["blue"]
    table = traded("armor", "infect:blue", "blue host", "red hand own gas armor")
    assert infected(table) == ["red", "blue"]


@rule("INFECT-1")
def test_only_the_infected_is_told() -> None:
    table = at(*NORTH, "red host", "blue hand own gas armor")
    table.do("red", "move T n", "trade blue", "give infect:red")
    events = table.do("blue", "give armor")
    told = [who for who in ("red", "blue", "green") if named(heard(events, who), "PlayerInfected")]
    assert told == ["blue"]


@rule("INFECT-2")
def test_another_color_than_the_givers_infects_nobody() -> None:
    red = "red hand own infect:green infect:yellow"
    sick = ("green host", "yellow infected by green")
    table = traded("infect:green", "armor", red, *sick, "blue hand own gas armor")
    assert infected(table) == ["green"]


@rule("INFECT-2")
def test_an_infected_player_is_not_infected_again() -> None:
    sick = ("red host", "blue hand own gas armor infected by red round 1")
    table = traded("infect:red", "armor", *sick)
    assert [(i.seat, i.round) for i in table.state.infections] == [(0, 0), (1, 1)]


@rule("INFECT-2")
def test_own_cards_of_two_infected_players_change_nothing() -> None:
    sick = ("red host", "blue infected by red")
    table = traded("infect:red", "infect:blue", *sick)
    assert len(table.state.infections) == 2


@rule("INFECT-3")
def test_who_draws_the_host_card_is_infected_at_once() -> None:
    table = at(NORTH[0].replace("180", "180 red"), "red T4@storage-2", "search gas host | rest")
    table.do("red", "search T -")
    assert infected(table) == []
    events = table.do("red", "search T -")
    assert infected(table) == ["red"]
    assert table.state.host == seat("red")
    assert [bool(named(heard(events, who), "HostDrawn")) for who in ("red", "blue", None)] == [
        True,
        False,
        False,
    ]


@rule("INFECT-3")
def test_who_is_dealt_the_host_card_is_infected_before_the_first_turn() -> None:
    games = (begin(f"host-{n}", seats=4) for n in range(50))
    table = next(game for game in games if game.state.host >= 0)
    assert "host" in table.hand(["red", "blue", "green", "yellow"][table.state.host])
    assert table.state.is_infected(table.state.host)


@rule("INFECT-3")
def test_both_characters_of_a_player_are_infected() -> None:
    """The Android infects by trade as the Trooper was infected."""
    table = at(*NORTH, "green host", "red infected by green", "blue hand own gas armor")
    table.do("red", "move A n", "trade blue", "give infect:red")
    table.do("blue", "give armor")
    assert infected(table) == ["red", "blue", "green"]


@rule("INFECT-3")
def test_infection_is_for_ever() -> None:
    """Neither a gas can nor the loss of the card that infected heals anybody."""
    blue = "blue T0 A4@storage-2 hand own gas gas infected by red"
    table = traded("gas", "gas", "red hand own host gas", blue)
    assert infected(table) == ["red", "blue"]


@rule("INFECT-1", "INFECT-2")
def test_two_of_twelve_exchanges_infect() -> None:
    """Four kinds of the Host against three of a human: the own card, and no gas for it."""
    red = "red hand own host gas armor ammo"
    blue = "blue hand own gas armor ammo"
    exchanges = product(["gas", "armor", "ammo", "infect:red"], ["gas", "armor", "ammo"])
    infecting = [pair for pair in exchanges if "blue" in infected(traded(*pair, red, blue))]
    assert infecting == [("infect:red", "armor"), ("infect:red", "ammo")]

"""What every teller can do, also that of a game unlike those there are."""

from dataclasses import replace

from panicroom.telling import TELLERS
from tests.kernel.nim import NIM


def test_a_game_may_have_no_rulings() -> None:
    teller = replace(TELLERS["panik"], game=NIM)
    view = NIM.view(NIM.begin(NIM.setup(), "key"), 0)
    assert teller.rulings({}) == teller.rulings_played(view) == {}

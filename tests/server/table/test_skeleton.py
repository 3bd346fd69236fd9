"""Names that look alike have one skeleton, and names that do not have several."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from panicroom.server.table.skeleton import CONFUSABLES, skeleton


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ann"),
        ("Anna", "Аnnа"),  # Cyrillic А, а
        ("TOM", "ТОМ"),  # all Cyrillic
        ("Tom", "Том"),
        ("HANNA", "ΗΑΝΝΑ"),  # all Greek
        ("Maria", "Μaria"),  # Greek Μ
        ("Cleo", "Ϲleo"),  # a lunate sigma
        ("Max", "Ϻax"),
        ("Sam", "Տam"),  # Armenian
        ("Gus", "Ԍus"),
        ("Fred", "Ϝred"),
        ("Wim", "ѡim"),
        ("Bob", "Вob"),
        ("Bill", "BiII"),
        ("Bill", "8ill".replace("8", "ʙ")),
        ("Lia", "1ia"),
        ("Otto", "0tt0"),
        ("Marc", "rnarc"),
        ("Will", "VVill"),
        ("Zoë", "Zoe\u0308"),
        ("Ann", "Ａｎｎ"),
        ("Ann", "𝓐𝓷𝓷"),
        ("Ann", "ᴀɴɴ"),
        ("Ann", "A\u200bnn"),
        ("Ann", "Ann\ufe0f"),
        ("Ann Lee", "Ann \u2003 Lee"),
        ("O'Brien", "O’Brien"),
        ("Jean-Luc", "Jean–Luc"),
        ("نرگس\u200cجان", "نرگسجان"),
        ("🧟\u200d♀️", "🧟\u200d♀"),
        ("Đorđe Jovanoviċ".replace("ċ", "č"), "Đorđe Jovanovic\u0306"),
    ],
)
def test_names_that_look_alike_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


def test_names_that_can_be_told_apart_have_several() -> None:
    names = [
        *("Ann", "Anna", "Anne", "Ana", "Hannah", "Ivan", "Jan", "Ян", "Иван", "Анна", "Яна"),
        *("Zoe", "Zoë", "Tom", "Tim", "Player 1", "Player 2", "Player 3", "Player 6", "李", "王"),
        *("Ольга", "Олег", "Žofie", "Sofie", "Jürgen", "Jurgen", "🦊", "🐱", "שרה", "דוד"),
    ]
    assert len({skeleton(name) for name in names}) == len(names)


def test_what_a_look_alike_is_compared_as_is_compared_as_itself() -> None:
    for shown in CONFUSABLES.values():
        assert skeleton(f"x{shown}") == f"x{shown}"
    assert not {chr(each) for each in CONFUSABLES} & set("".join(CONFUSABLES.values()))


def test_every_look_alike_is_compared_as_what_it_looks_like() -> None:
    """Unicode itself would make other letters of some: the lunate sigma, which looks like c."""
    for each, shown in CONFUSABLES.items():
        assert skeleton(f"x{chr(each)}x") == f"x{shown}x", hex(each)


@given(st.text(max_size=24))
def test_a_skeleton_is_its_own_skeleton(name: str) -> None:
    assert skeleton(skeleton(name)) == skeleton(name)

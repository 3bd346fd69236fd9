"""Names: any script, nothing that disturbs the line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from panicroom.server.table.names import LONGEST, BadName, name


@pytest.mark.parametrize(
    "text",
    [
        "Ann",
        "Анна Ивановна",
        "Žofie",
        "李小龍",
        "نرگس\u200cجان",
        "שרה",
        "ก้อง",
        "O'Brien",
        "1",
        "🦊",
        "★ Zoë ∞",
        "DJ Саша",
        "Kenji健二",
        "Ежи",
        "𝓐𝓷𝓷",
        "Ək bɛr",
        "ラーメン々",
        "Ḫöÿ",
        "Ἀθηνᾶ",
        "კახა",
        "अनिता",
        "<b>",
    ],
)
def test_a_name_of_any_script_is_a_name(text: str) -> None:
    assert name(text) == text


def test_a_name_is_trimmed_and_spelled_one_way() -> None:
    assert name(" \u3000Zoe\u0308\n") == "Zo\u00eb"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "name-empty"),
        (" \t\u3000 ", "name-empty"),
        ("\u200d\u200b", "name-empty"),
        ("a" * (LONGEST + 1), "name-long"),
        ("a" * 1_000_000, "name-long"),
        ("a\x00b", "name-control"),
        ("a\nb", "name-control"),
        ("a\u2028b", "name-control"),
        ("\x1b[31mred", "name-control"),
        ("a\ud800", "name-control"),
        ("a\u202eb", "name-direction"),
        ("a\u2066b", "name-direction"),
        ("B\u043eris", "name-letters"),  # Cyrillic о among Latin letters
        ("\u2c8eans", "name-letters"),  # Coptic
        ("\u2d54tto", "name-letters"),  # Tifinagh
        ("\u13d2ans", "name-letters"),  # Cherokee
        ("\ua7b4ob", "name-letters"),
        ("\u2374aul", "name-letters"),  # APL
        ("\u028bwe", "name-letters"),
        ("ni\u0138e", "name-letters"),
        ("\U00010448am", "name-letters"),  # Deseret
        ("B\U0001042cb", "name-letters"),
        ("\u15afob", "name-letters"),  # Canadian syllabics
        ("\uab4ewe", "name-letters"),
        ("\u0263ves", "name-letters"),
        ("\u27d9om", "name-letters"),
        ("Ma\u2573", "name-letters"),
    ],
)
def test_what_is_no_name_says_why(text: str, why: str) -> None:
    with pytest.raises(BadName) as bad:
        name(text)
    assert bad.value.why == why


def test_the_longest_name_fits() -> None:
    assert name("я" * LONGEST + " ") == "я" * LONGEST


@given(st.text(max_size=30))
def test_a_name_that_was_accepted_is_accepted_again_as_it_is(text: str) -> None:
    try:
        accepted = name(text)
    except BadName:
        return
    assert name(accepted) == accepted
    assert 1 <= len(accepted) <= LONGEST
    assert accepted.encode()

"""Dice: fixed numbers for fixed keys, streams that are apart, no bias, no bad key."""

from collections import Counter

import pytest

from panicroom.kernel import dice
from panicroom.kernel.dice import Dice, commitment, fresh_key, word
from panicroom.kernel.errors import Malformed


@pytest.mark.parametrize(
    ("key", "stream", "counter", "number"),
    [
        ("panic", "roll", 0, 0xEB66AD14B1E7536A),
        ("panic", "roll", 1, 0x08BFA039B29E2AD9),
        ("panic", "deal", 0, 0xD567065222498F61),
        ("station", "roll", 0, 0x91F3AF1D0D017C19),
    ],
)
def test_words_are_the_same_on_every_machine(
    key: str, stream: str, counter: int, number: int
) -> None:
    assert word(key.encode(), stream, counter) == number


def test_rolls_are_the_same_on_every_machine() -> None:
    rolls = Dice("panic")
    assert [rolls.below("roll", 4) + 1 for _ in range(16)] == [
        *(3, 2, 1, 1, 1, 3, 1, 1),
        *(2, 3, 3, 2, 3, 4, 3, 3),
    ]
    assert rolls.counters == {"roll": 16}


def test_shuffles_are_the_same_on_every_machine() -> None:
    cards = list(range(10))
    shuffling = Dice("panic")
    shuffling.shuffle("deal", cards)
    assert cards == [3, 2, 9, 0, 8, 5, 6, 4, 7, 1]
    assert shuffling.counters == {"deal": 9}


@pytest.mark.parametrize("few", [[], ["one"]])
def test_there_is_nothing_to_shuffle_in_one_card_or_none(few: list[str]) -> None:
    shuffling = Dice("panic")
    shuffling.shuffle("deal", few)
    assert shuffling.counters == {}


def test_one_more_roll_shifts_no_shuffle() -> None:
    quiet, busy = Dice("panic"), Dice("panic")
    for _ in range(7):
        busy.below("roll", 4)
    assert [quiet.below("deal", 100) for _ in range(9)] == [
        busy.below("deal", 100) for _ in range(9)
    ]


def test_a_die_goes_on_from_its_counters() -> None:
    whole = Dice("panic")
    rolls = [whole.below("roll", 4) for _ in range(8)]
    assert [Dice("panic", {"roll": n}).below("roll", 4) for n in range(8)] == rolls


def test_a_copy_rolls_the_same_and_leaves_the_original_alone() -> None:
    first = Dice("panic", {"roll": 3})
    twin = first.copy()
    ahead = [twin.below("roll", 4) for _ in range(5)]
    assert first.counters == {"roll": 3}
    assert [first.below("roll", 4) for _ in range(5)] == ahead


def test_scripted_numbers_come_first_and_draw_no_words() -> None:
    first = Dice("panic", {"roll": 3})
    first.scripted = {"roll": (2, 0)}
    twin = first.copy()
    assert [twin.below("roll", 4) for _ in range(4)] == [2, 0, 0, 0]
    assert (twin.scripted, twin.counters) == ({}, {"roll": 5})
    assert (first.scripted, first.counters) == ({"roll": (2, 0)}, {"roll": 3})


@pytest.mark.parametrize("count", [3, 5, 6, 7])
def test_words_beyond_the_last_multiple_are_thrown_away(
    monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    """With words of three bits, in order, each number must come equally often."""
    monkeypatch.setattr(dice, "WORDS", 8)
    monkeypatch.setattr(dice, "word", lambda key, stream, counter: counter % 8)
    rolls = Dice("panic")
    usable = 8 - 8 % count
    found = Counter(rolls.below("roll", count) for _ in range(2 * usable))
    assert found == dict.fromkeys(range(count), 2 * usable // count)
    assert rolls.counters == {"roll": 8 + usable}


def test_the_highest_words_are_refused_at_their_true_width(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    words = [2**64 - 1, 2**64 - 2, 5]
    monkeypatch.setattr(dice, "word", lambda key, stream, counter: words[counter])
    rolls = Dice("panic")
    assert rolls.below("roll", 3) == (2**64 - 2) % 3  # 2**64 - 1 is the only one too many
    assert rolls.counters == {"roll": 2}


def test_every_face_comes_up_about_equally_often() -> None:
    rolls = Dice("panic")
    found = Counter(rolls.below("roll", 4) for _ in range(4000))
    assert all(900 < found[face] < 1100 for face in range(4))


def test_pick_takes_one_of_the_things() -> None:
    assert [Dice("panic", {"roll": n}).pick("roll", "abcd") for n in range(3)] == ["c", "b", "a"]


def test_the_commitment_tells_keys_apart_and_is_no_key() -> None:
    assert commitment("panic") == "077933dc8590b4bb631092835526725d"
    assert commitment("station") == "cbd6f67bbb3b5104dad58798b5ae5b65"


def test_fresh_keys_are_good_keys_and_differ() -> None:
    keys = {fresh_key() for _ in range(10)}
    assert len(keys) == 10
    assert all(Dice(key).below("roll", 4) in range(4) for key in keys)


@pytest.mark.parametrize(
    "key",
    ["", " ", "two words", "tab\tkey", "line\n", "a#comment", "k" * 65, "é" * 33, "\ud800"],
    ids=repr,
)
def test_a_bad_key_is_named(key: str) -> None:
    for use in (Dice, commitment):
        with pytest.raises(Malformed) as caught:
            use(key)
        assert (caught.value.field, caught.value.text) == ("key", key)


@pytest.mark.parametrize("key", ["k", "k" * 64, "é" * 32, "мимо-кассы"])
def test_a_good_key_has_one_to_sixty_four_bytes(key: str) -> None:
    assert Dice(key).key == key

"""Words: ids and parameters become sentences."""

import pytest

from panicroom.server.table.commands.talking import LONGEST_TALK
from panicroom.words import Message, UnknownMessage, Words, languages

RED, BLUE, GREEN = Message("seat-red"), Message("seat-blue"), Message("seat-green")


@pytest.fixture(scope="module")
def words() -> Words:
    return Words("en", "station")


def test_a_message_is_said_with_its_parameters(words: Words) -> None:
    assert words.say("version", version="1.2") == "panicroom 1.2"


def test_a_parameter_may_be_a_message_itself(words: Words) -> None:
    said = words.say("swarm", face=Message("face-gray"), room=Message("room-hive"))
    assert said == "a gray parasite in the Hive"


def test_a_sentence_takes_the_form_it_needs(words: Words) -> None:
    assert words.say("option-give", card=Message("card-gas")) == "Give a Gas Can"


def test_a_form_that_is_missing_is_the_plain_one(words: Words) -> None:
    assert words.say("option-give", card=Message("card-armor")) == "Give Armor"


def test_several_messages_are_a_list(words: Words) -> None:
    for seats, said in (
        ([], "none"),
        ([RED], "Red"),
        ([RED, BLUE], "Red and Blue"),
        ([RED, BLUE, GREEN], "Red, Blue and Green"),
    ):
        assert words.say("player-table", cards=seats) == said


@pytest.mark.parametrize("lang", languages())
def test_a_list_is_put_together_in_the_way_of_the_language(lang: str) -> None:
    words = Words(lang, "station")
    red, blue, green = (words.tell(seat) for seat in (RED, BLUE, GREEN))
    two = words.say("list-last", rest=red, last=blue)
    three = words.say("list-more", first=green, rest=two)
    assert words.say("player-table", cards=[GREEN, RED, BLUE]) == three
    places = [three.index(name) for name in (green, red, blue)]
    assert places == sorted(places)


def test_a_long_list_is_told_to_its_end(words: Words) -> None:
    cards = [Message("card-scanner")] * 40
    told = words.tell(Message("card-several", {"card": cards, "count": 1}))
    assert told.count("Body Scanner") == 40


def test_words_of_the_program_are_listed_with_commas(words: Words) -> None:
    assert words.say("expected-one-of", allowed=("yes", "no")) == "It can be: yes, no."


def test_a_sentence_may_choose_by_the_id_of_what_it_speaks_of(words: Words) -> None:
    room = Message("room-team-1")
    alone = words.say("option-search", room=room, seat=Message("nobody"), spawns="no")
    together = words.say("option-search", room=room, seat=BLUE, spawns="no")
    assert alone.endswith("Room\N{NO-BREAK SPACE}1")
    assert together == f"{alone} together with Blue"


def test_plurals_are_the_languages_own(words: Words) -> None:
    assert words.say("player-hand", cards=1) == "1\N{NO-BREAK SPACE}card"
    assert words.say("player-hand", cards=2) == "2\N{NO-BREAK SPACE}cards"


def test_each_game_says_the_same_thing_in_its_own_way(words: Words) -> None:
    panik = words.of("panik")
    assert (words.say("title"), panik.say("title")) == ("Panic Station", "Panik")
    assert words.say("seat-red") == panik.say("seat-red") == "Red"


def test_without_a_game_only_what_every_game_needs_can_be_said() -> None:
    words = Words("en")
    assert words.say("farewell") == "Goodbye."
    with pytest.raises(UnknownMessage):
        words.say("title")


def test_an_unknown_message_is_an_error(words: Words) -> None:
    with pytest.raises(UnknownMessage):
        words.say("no-such-message")


def test_a_variable_that_is_not_given_is_an_error(words: Words) -> None:
    with pytest.raises(UnknownMessage):
        words.say("version")


def test_an_unknown_message_inside_another_is_an_error(words: Words) -> None:
    with pytest.raises(UnknownMessage):
        words.say("option-give", card=Message("card-of-another-game"))


def test_what_a_person_typed_may_be_of_any_length(words: Words) -> None:
    said = words.say("error-unknown-verb", verb="x" * 10_000 + " y" * 10_000)
    assert len(said) < 400


def test_what_is_said_at_a_table_is_told_whole(words: Words) -> None:
    speech = "word " * (LONGEST_TALK // 5 - 1) + "last."
    said = words.say("notice-talked", known="yes", you="no", seat="Red", words=speech)
    assert said.endswith(speech)

"""Events told one by one, as a page tells them."""

from itertools import pairwise

import pytest

from panicroom.telling import TELLERS
from panicroom.words import Words
from tests.table import at, named, seat

WORDS = {lang: Words(lang, "station") for lang in ("en", "fr", "ru", "cs")}


@pytest.mark.parametrize(
    ("number", "lang", "told"),
    [
        (2, "en", "Red rolls 2: the knife misses your Trooper."),
        (4, "en", "Red rolls 4: the knife hits your Trooper."),
        (2, "fr", "Rouge lance le dé\N{NO-BREAK SPACE}: 2, et le couteau manque votre Soldat."),
        (4, "ru", "Красный бросает кубик: 4, нож попадает в\N{NO-BREAK SPACE}вашего Бойца."),
        (2, "cs", "Červený hází: padá 2, nůž míjí vašeho mariňáka."),
    ],
)
def test_the_die_of_a_knife_says_what_came_of_it_and_for_whom(
    number: int, lang: str, told: str
) -> None:
    table = at(f"rolls {number}", "red table knife")
    events = table.do("red", "stab T blue.T")
    teller = TELLERS["station"]
    sentences = [
        WORDS[lang].tell(message)
        for before, event in pairwise(events)
        if (message := teller.tell(event, seat("blue"), before))
    ]
    assert told in sentences


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Red rolls 2: that is east."),
        ("fr", "Rouge lance le dé\N{NO-BREAK SPACE}: 2, c’est-à-dire vers l’est."),
        ("ru", "Красный бросает кубик: 2, то есть на восток."),
        ("cs", "Červený hází: padá 2, tedy na východ."),
    ],
)
def test_any_other_die_points_the_way(lang: str, told: str) -> None:
    rolled = named(at(f"rolls {2}", "red table knife").do("red", "stab T blue.T"), "DieRolled")[0]
    message = TELLERS["station"].tell(rolled, seat("blue"), None)
    assert message is not None
    assert WORDS[lang].tell(message) == told

"""Quotes, dots and no-break spaces in the texts of every language.

A rule is a pattern that must not occur. Fluent variables that hold a number read as `0`, all
others as `□`; each branch of a choice is read by itself.
"""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast as ftl

from panicroom.games import GAMES
from panicroom.words import languages
from tests.words.catalogue import COMMON, messages, terms

NUMBERS = {
    *("ap", "aside", "bots", "bullets", "cards", "count", "days", "gas", "games", "health"),
    *("hidden", "left", "levels", "line", "living", "met", "minimum", "most", "least"),
    *("needed", "number", "places", "points", "round", "rooms", "seats", "seconds", "step"),
    *("taken", "twice", "value"),
}
OTHER = "□"

SPACED = "a space before …"
"""In `claiming-` the dots stand for words that are missing, and a space belongs there."""
TYPED = re.compile(r"(?:answer|command)-\w+|step-(?:next|back|round|seat|open|help)")
"""What these say is no sentence: words that can be typed, with a space between."""

EVERYWHERE = {
    "a straight quote: write “ ” or « » or „ “": r'"',
    "a straight apostrophe: write ’": r"'",
    "three dots: write …": r"\.\.\.",
    SPACED: r"[ \u00a0]…",
    "x for times: write ×": r"\bx\d",
    "a line may break before ×": r" ×",
    "a line may break between a name and its number in brackets": r"□ \(\d+\)",
}

RULES = {
    "en": {
        "a line may break between a number and what it counts": (
            r"(?<![\w.,–-])\d+ (?=\w)"
            r"(?!(?:and|are|at|by|causes|each|for|from|if|in|is|it|kill|of|on|once|or|per|picks|than|"
            r"then|to|when|with)\b)"
        ),
        "a line may break before the number of a thing": (
            r"\b(?:[Hh]ealth|[Mm]anor|Room|[Rr]ound|Storage|[Ss]tep|[Ll]ine|Player) \d"
        ),
    },
    "fr": {
        "a line may break before : ; ! ? »": r" [:;!?»]",
        "a line may break after «": r"« ",
        "no space before : ; ! ? »": r"[^\s\u00a0?!(][;!?»]|[^\s\u00a0\d/sp]:(?=\s|$)",
        "a line may break between a number and what it counts": (
            r"(?<![\w.,–-])\d+ (?!(?:à|au|aux|avec|chacun|dans|de|du|en|est|et|ou|par|pour|sur)\b)"
            r"(?=\w)"
        ),
        "a line may break before the number of a thing": (
            r"\b(?:[ÉéE]tape|état|[Ll]igne|[Mm]anche|manoir|option|Joueur|valeur|Entrepôt"
            r"|Salle (?:vide|de course|d’équipe|Parasite)) \d"
        ),
    },
    "ru": {
        "a line may break before a dash": r" —",
        "a line may break between a number and what it counts": (
            r"(?<![\w.,–-])\d+(?:-\w+)? (?!(?:в|до|из|и|или|на|от|по|с|у)\b)(?=\w)"
        ),
        "a line may break before the number of a thing": (
            r"\b(?:[Шш]аг\w*|[Сс]трок\w+|[Рр]аунд\w*|здоровье|Игрок|Коридор\w*|Склад\w*|отряда"
            r"|паразитов|(?:Пуст|комнат)\w+) \d"
        ),
        "a line may break after a word of one letter": r"\b[авикосуАВИКОСУ] (?=[\w□«(])",
    },
    "cs": {
        "a line may break after a word of one letter": r"\b[aikosuvzAIKOSUVZ] (?=[\w□„(])",
        "a line may break between a number and what it counts": (
            r"(?<![\w.,–-])\d+\.? (?!(?:a|až|do|je|na|nebo|od|po|při|s|v|z|za|ze)\b)(?=[a-zá-ž])"
        ),
        "a line may break before the number of a thing": (
            r"\b(?:[Kk]rok\w*|[Řř]ádek|zdraví|Hráč|Skladišt\w|Chodb\w|dům|domu|místnost\w*) \d"
        ),
    },
}


def read(pattern: ftl.Pattern) -> Iterator[str]:
    """The text of a pattern, then those of the choices within it."""
    parts, branches = [], []
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            parts.append(element.value)
        elif isinstance(held := element.expression, ftl.StringLiteral):
            parts.append(held.value)
        elif isinstance(held, ftl.VariableReference):
            parts.append("0" if held.id.name in NUMBERS else OTHER)
        else:
            parts.append(OTHER)
            branches += held.variants if isinstance(held, ftl.SelectExpression) else []
    yield "".join(parts)
    for branch in branches:
        yield from read(branch.value)


def texts(lang: str) -> Iterator[tuple[str, str]]:
    """Each text of a language, with the id of its message."""
    for part in (COMMON, *GAMES):
        for id, entry in (messages(part, lang) | terms(part, lang)).items():
            if TYPED.fullmatch(id):
                continue
            patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
            yield from ((id, text) for pattern in patterns if pattern for text in read(pattern))


def broken(lang: str) -> list[str]:
    rules = EVERYWHERE | RULES.get(lang, {})
    return [
        f"{id}: {name}: {text}"
        for id, text in texts(lang)
        for name, pattern in rules.items()
        if re.search(pattern, text) and not (id.startswith("claiming-") and name == SPACED)
    ]


@pytest.mark.parametrize("lang", languages())
def test_a_language_keeps_its_typography(lang: str) -> None:
    assert not broken(lang), "\n".join(broken(lang))


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "You have 2 AP left."),
        ("en", "Round 3"),
        ("fr", "Voilà !"),
        ("fr", "Voilà!"),
        ("ru", "Это — дом"),
        ("fr", "Manche 3"),
        ("ru", "в доме"),
        ("ru", "дом и сад"),
        ("ru", "Раунд 3"),
        ("cs", "v domě"),
        ("cs", "dům a zahrada"),
        ("cs", "2 karty"),
        ("cs", "Krok 3"),
    ],
)
def test_a_rule_finds_what_it_forbids(lang: str, text: str) -> None:
    assert any(re.search(pattern, text) for pattern in RULES[lang].values())

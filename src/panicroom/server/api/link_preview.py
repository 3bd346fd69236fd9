"""What a messenger shows for the link of a table or of a rule: title, description and picture.

Nothing of a table is told but its game, and lookups are limited as everywhere. Rules are public.
"""

import re
from html import escape
from typing import Final

from starlette.requests import Request

from panicroom.games import GAMES
from panicroom.server.access.client_address import rate_limit_key
from panicroom.server.calling.wording import words_of
from panicroom.server.services import Services, TooManyLookups
from panicroom.server.store import UnreadableLog
from panicroom.words import Message, languages

TABLE_PAGE: Final = "/t/"
RULE_PAGE: Final = "/rules/"
OWN_RULING: Final = re.compile(r"\s*\(R\)")
LONGEST_RULE: Final = 40
PICTURE: Final = "/preview.png"
NAME: Final = "Panic Room"
HEAD_END: Final = "</head>"


async def with_preview(html: str, request: Request, services: Services) -> str:
    """The page of a table or a rule, with tags of the Open Graph protocol in its head."""
    lang, path = language_of(request), request.url.path
    if path.startswith(RULE_PAGE):
        told = rule_told(lang, path.removeprefix(RULE_PAGE).strip("/").upper()[:LONGEST_RULE])
    else:
        game = await game_of(request, services)
        told = None if game is None else (said(lang, game, "title"), said(lang, game, "about"))
    return html.replace(HEAD_END, tags(request, services, *(told or (NAME, ""))) + HEAD_END, 1)


def rule_told(lang: str, rule: str) -> tuple[str, str] | None:
    """A rule's number with its title, and its wording."""
    for game in GAMES:
        words = words_of(lang, game)
        if f"rule-{rule}" in words.ids("rule-"):
            title = words.tell(Message(f"rule-{rule}"), "title")
            return f"{rule}: {title}", OWN_RULING.sub("", words.say(f"rule-{rule}")).strip()
    return None


async def game_of(request: Request, services: Services) -> str | None:
    code = request.url.path.removeprefix(TABLE_PAGE).strip("/")
    try:
        found = await services.find_table(code, None, rate_limit_key(request))
    except (TooManyLookups, UnreadableLog):
        return None
    return None if found is None else found[0].game


def tags(request: Request, services: Services, title: str, about: str) -> str:
    origin = services.settings.public_url or f"{request.url.scheme}://{request.url.netloc}"
    told = {
        "og:type": "website",
        "og:site_name": NAME,
        "og:title": title,
        "og:description": about,
        "og:image": origin + PICTURE,
        "twitter:card": "summary_large_image",
    }
    return "".join(
        f'<meta property="{name}" content="{escape(text)}" />\n'
        for name, text in told.items()
        if text
    )


def said(lang: str, game: str, message: str) -> str:
    return words_of(lang, game).say(message)


def language_of(request: Request) -> str:
    """The first that both the reader and the game know."""
    wanted = request.headers.get("accept-language", "").lower().split(",")
    known = [each.strip()[:2] for each in wanted if each.strip()[:2] in languages()]
    return known[0] if known else languages()[0]

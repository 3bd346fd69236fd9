"""What a messenger shows for the link of a table: title, description and picture.

Nothing of a table is told but its game, and lookups are limited as everywhere.
"""

from functools import cache
from html import escape
from typing import Final

from starlette.requests import Request

from panicroom.server.access.client_address import rate_limit_key
from panicroom.server.services import Services, TooManyLookups
from panicroom.server.store import UnreadableLog
from panicroom.words import Words, languages

TABLE_PAGE: Final = "/t/"
PICTURE: Final = "/preview.png"
NAME: Final = "Panic Room"
HEAD_END: Final = "</head>"


async def with_preview(html: str, request: Request, services: Services) -> str:
    """The page of a table, with tags of the Open Graph protocol in its head."""
    game = await game_of(request, services)
    return html.replace(HEAD_END, tags(request, services, game) + HEAD_END, 1)


async def game_of(request: Request, services: Services) -> str | None:
    code = request.url.path.removeprefix(TABLE_PAGE).strip("/")
    try:
        found = await services.find_table(code, None, rate_limit_key(request))
    except (TooManyLookups, UnreadableLog):
        return None
    return None if found is None else found[0].game


def tags(request: Request, services: Services, game: str | None) -> str:
    origin = services.settings.public_url or f"{request.url.scheme}://{request.url.netloc}"
    told = {
        "og:type": "website",
        "og:site_name": NAME,
        "og:title": NAME if game is None else said(language_of(request), game, "title"),
        "og:description": "" if game is None else said(language_of(request), game, "about"),
        "og:image": origin + PICTURE,
        "twitter:card": "summary_large_image",
    }
    return "".join(
        f'<meta property="{name}" content="{escape(text)}" />\n'
        for name, text in told.items()
        if text
    )


@cache
def said(lang: str, game: str, message: str) -> str:
    return Words(lang, game).say(message)


def language_of(request: Request) -> str:
    """The first that both the reader and the game know."""
    wanted = request.headers.get("accept-language", "").lower().split(",")
    known = [each.strip()[:2] for each in wanted if each.strip()[:2] in languages()]
    return known[0] if known else languages()[0]

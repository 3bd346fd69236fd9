"""Serves the built page from static/ for paths that no route matches.

All files are read at the start, so a path can only name one of them and nothing outside the folder.
"""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from panicroom.server.api.link_preview import RULE_PAGE, TABLE_PAGE, with_preview

STATIC: Final = Path(__file__).parents[2] / "static"
INDEX: Final = "index.html"
PREVIEWED: Final = (TABLE_PAGE, RULE_PAGE)
HASHED: Final = "assets/"
"""Files whose names contain a hash of their contents."""
API: Final = "/api"
ENCODINGS: Final[Mapping[str, str]] = {"br": ".br", "gzip": ".gz"}
TYPES: Final[Mapping[str, str]] = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; manifest-src 'self'; worker-src 'self'; connect-src 'self'{sockets}; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HOST: Final = re.compile(r"[A-Za-z0-9.-]+(:[0-9]+)?|\[[0-9A-Fa-f:.]+\](:[0-9]+)?")
NO_QUALITY: Final = re.compile(r";\s*q=0(\.0*)?\s*$")
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Panic Room</title></head><body>
<h1>The page is not built</h1>
<p><code>pip install .</code> builds it, and so does <code>make play</code> in a working tree.
Both need npm's registry; without PANICROOM_SKIP_WEB.</p>
</body></html>
"""


class File(NamedTuple):
    """Contents by encoding; "" is uncompressed."""

    type: str
    bodies: Mapping[str, bytes]


class Page:
    def __init__(self, otherwise: ASGIApp, folder: Path = STATIC) -> None:
        self._otherwise = otherwise
        self._files = files_in(folder)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = await self._answer(Request(scope)) if scope["type"] == "http" else None
        await (answer or self._otherwise)(scope, receive, send)

    async def _answer(self, request: Request) -> Response | None:
        path = request.url.path
        if request.method not in ("GET", "HEAD") or f"{path}/".startswith(f"{API}/"):
            return None
        if (
            path.startswith((TABLE_PAGE, RULE_PAGE))
            and INDEX in self._files
            and may_preview(request)
        ):
            return await self._page_with_preview(request)
        name = path.removeprefix("/") or INDEX
        if name in self._files:
            return response(request, name, self._files[name])
        if not is_visit(request):
            return None
        if INDEX not in self._files:
            return HTMLResponse(NOT_BUILT, 503)
        return response(request, INDEX, self._files[INDEX])

    async def _page_with_preview(self, request: Request) -> Response:
        """For browsers and for messengers that preview the link."""
        html = self._files[INDEX].bodies[""].decode()
        html = await with_preview(html, request, request.app.state.services)
        return response(request, INDEX, File(TYPES[".html"], {"": html.encode()}))


def files_in(folder: Path) -> dict[str, File]:
    """By path; `NAME.br` and `NAME.gz` are the compressed forms of NAME."""
    found = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*.*")}
    files = {}
    for name, path in found.items():
        if path.suffix in TYPES:
            forms = {code: found.get(name + end) for code, end in ENCODINGS.items()}
            bodies = {code: form.read_bytes() for code, form in forms.items() if form}
            files[name] = File(TYPES[path.suffix], {"": path.read_bytes(), **bodies})
    return files


def response(request: Request, name: str, file: File) -> Response:
    taken = accepted(request)
    encoding = next((code for code in ENCODINGS if code in taken and code in file.bodies), "")
    lasting = "public, max-age=31536000, immutable" if name.startswith(HASHED) else "no-cache"
    headers = {"cache-control": lasting, "vary": "accept-encoding"}
    headers["content-security-policy"] = POLICY.format(sockets=sockets(request))
    if encoding:
        headers["content-encoding"] = encoding
    return Response(file.bodies[encoding], headers=headers, media_type=file.type)


def accepted(request: Request) -> set[str]:
    offers = request.headers.get("accept-encoding", "").lower().split(",")
    return {offer.split(";")[0].strip() for offer in offers if not NO_QUALITY.search(offer)}


def sockets(request: Request) -> str:
    """Sources for the policy: not every browser lets 'self' cover WebSockets of the same host."""
    host = request.headers.get("host", "")
    return f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""


def is_visit(request: Request) -> bool:
    """A navigation: it gets the index page, which does its own routing."""
    mode = request.headers.get("sec-fetch-mode")
    return mode == "navigate" if mode else "text/html" in request.headers.get("accept", "")


def may_preview(request: Request) -> bool:
    """Messengers ask for anything; a script or a picture on another page does not get this one."""
    return is_visit(request) or "*/*" in request.headers.get("accept", "*/*")

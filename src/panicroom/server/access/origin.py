"""The origins from which a browser may open a socket."""

from starlette.requests import HTTPConnection

from panicroom.server.process.settings import Settings


def is_allowed_origin(connection: HTTPConnection, settings: Settings) -> bool:
    """Only browsers send an Origin. Without a configured address it must match the Host header."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    if settings.public_url or settings.origins:
        return origin.lower() in (settings.public_url, *settings.origins)
    host = connection.headers.get("host", "").lower()
    return origin.lower() in (f"http://{host}", f"https://{host}")

"""From which pages a browser may open a socket."""

from starlette.requests import HTTPConnection

from panicroom.server.process.settings import Settings


def is_welcome(connection: HTTPConnection, settings: Settings) -> bool:
    """Only browsers name an origin. Without a public address it is the host they have asked for."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    if settings.public_url or settings.origins:
        return origin.lower() in (settings.public_url, *settings.origins)
    host = connection.headers.get("host", "").lower()
    return origin.lower() in (f"http://{host}", f"https://{host}")

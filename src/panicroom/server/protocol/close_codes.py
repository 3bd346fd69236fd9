"""The codes with which the server closes a socket, beside those of the WebSocket standard."""

from typing import Final

GOODBYE: Final = 4000
"""After a bye, which names the reason."""
TOO_SLOW: Final = 4008
"""More was waiting for the client than the server keeps, or it read nothing for too long. It may
reconnect at once: the welcome brings it up to date."""

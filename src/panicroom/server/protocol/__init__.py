"""Messages of the socket in both directions. A change that old clients would not understand needs a
new VERSION."""

from typing import Final

VERSION: Final = 2

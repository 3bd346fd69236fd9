"""What goes over a socket, in both directions. A change that old clients would not understand is a
new VERSION."""

from typing import Final

VERSION: Final = 1

"""File descriptors: a connection takes one, and so does every file that the server opens."""

import sys
from typing import Final

KEPT_BACK: Final = 64
"""Descriptors that no connection may take. Without them the server could not write its heartbeat or
open its database while somebody holds all others."""
UNLIMITED: Final = 1 << 16
"""Taken where the system names no limit."""

if sys.platform == "win32":

    def raise_descriptor_limit() -> None:
        """Windows has no such limit."""

    def descriptor_limit() -> int:
        return UNLIMITED

else:
    import resource

    def raise_descriptor_limit() -> None:
        """From the soft limit, often 1024, to the hard one, which needs no privilege."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = UNLIMITED if hard == resource.RLIM_INFINITY else hard
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))

    def descriptor_limit() -> int:
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return UNLIMITED if soft == resource.RLIM_INFINITY else soft


def most_connections() -> int:
    """Of all addresses together."""
    limit = descriptor_limit()
    return max(limit - KEPT_BACK, limit // 2)

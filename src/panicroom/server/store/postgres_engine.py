"""The peculiarities of PostgreSQL: its driver, and how soon a lost connection is noticed."""

from typing import Any, Final

from sqlalchemy import URL, Engine, create_engine, make_url

DRIVER: Final = "postgresql+psycopg"
MOST_CONNECTIONS: Final = 12
"""Of one process: one for appends, some for other changes and for reads, one for a lock."""
PATIENCE: Final[dict[str, Any]] = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
    "options": "-c idle_in_transaction_session_timeout=10000",
}
"""A process that stands still in the middle of a transaction holds nobody up for long, and a server
that is gone is noticed although nothing says so. What the address says counts before this."""


def is_postgres(address: str) -> bool:
    return address.startswith("postgresql")


def postgres_engine(address: str) -> Engine:
    url = url_of(address)
    given = {name: value for name, value in PATIENCE.items() if name not in url.query}
    return create_engine(
        url, connect_args=given, pool_size=MOST_CONNECTIONS, max_overflow=0, pool_use_lifo=True
    )


def url_of(address: str) -> URL:
    """`postgresql://...`, as every tool of PostgreSQL takes it, whatever our driver is called."""
    scheme, _, rest = address.partition("://")
    return make_url(address if "+" in scheme else f"{DRIVER}://{rest}")


def shown(address: str) -> str:
    """Without its password."""
    return url_of(address).set(drivername="postgresql").render_as_string(hide_password=True)

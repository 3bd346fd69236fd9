"""Another process at the same database: appends, and prints each answer it was given.

`python -m tests.server.store.appender ADDRESS NAME COUNT TABLE...` lets a lane of each table append
COUNT entries (0: until it is stopped) with client ids NAME-1, NAME-2, ...
"""

import asyncio
import sys
from itertools import count

from panicroom.server.store import LostRace, Store, open_store
from tests.server.store.temporary_store import moved


async def main(address: str, name: str, most: int, tables: list[str]) -> None:
    async with open_store(address) as store:
        await asyncio.gather(*(lane(store, table, name, most) for table in tables))


async def lane(store: Store, table: str, name: str, most: int) -> None:
    last = 0
    for number in range(1, most + 1) if most else count(1):
        last = await append(store, table, last, f"{name}-{number}")
        print(table, f"{name}-{number}", last, flush=True)


async def append(store: Store, table: str, last: int, client: str) -> int:
    """As a table does it: whoever has lost the race reads what is new and tries again."""
    while True:
        try:
            return (await store.log.append(table, last, [moved(client)])).seq
        except LostRace:
            last = (await store.log.read(table, last))[-1].seq


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4:]))

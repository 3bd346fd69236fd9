"""Whatever is appended in whatever order, the log is what a plain list would be."""

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given, settings
from hypothesis import strategies as st

from panicroom.server.store import Appended, Draft, LostRace, Store
from tests.server.store.temporary_store import as_draft, moved, set_up, within

TABLES = ("t", "u")
drafts = st.builds(
    moved,
    client=st.none() | st.sampled_from("abc"),
    seat=st.none() | st.integers(0, 1),
    body=st.dictionaries(st.text(max_size=3), st.integers() | st.text(max_size=3), max_size=2),
)
appends = st.tuples(
    st.sampled_from(TABLES), st.integers(-1, 1), st.lists(drafts, min_size=1, max_size=2)
)


class Model:
    def __init__(self) -> None:
        self.logs: dict[str, list[Draft]] = {table: [] for table in TABLES}

    def append(self, table: str, after: int, new: list[Draft]) -> Appended | None:
        log = self.logs[table]
        for draft in new:
            for seq, old in enumerate(log, 2):
                if draft.client and (old.client, old.seat) == (draft.client, draft.seat):
                    return Appended(seq, again=True)
        if after != len(log) + 1:
            return None
        log.extend(new)
        return Appended(len(log) + 1)


@settings(max_examples=30, deadline=None)
@given(st.lists(st.lists(appends, min_size=1, max_size=6), max_size=6))
def test_the_log_is_a_list(rounds: list[list[tuple[str, int, list[Draft]]]]) -> None:
    async def scenario(store: Store) -> None:
        model = Model()
        for table in TABLES:
            await set_up(store, table)
        for together in rounds:  # each round is committed as one group
            asked = [
                (table, len(model.logs[table]) + 1 + off, distinct(new))
                for table, off, new in together
            ]
            answers = await asyncio.gather(
                *(store.log.append(*each) for each in asked), return_exceptions=True
            )
            for answer, (table, after, new) in zip(answers, asked, strict=True):
                expected = model.append(table, max(after, 0), new)
                assert isinstance(answer, LostRace) if expected is None else answer == expected
        for table, log in model.logs.items():
            assert [as_draft(entry) for entry in (await store.log.read(table))[1:]] == log

    with TemporaryDirectory() as folder:
        asyncio.run(within(Path(folder), scenario))


def distinct(new: list[Draft]) -> list[Draft]:
    """One request names a client id once."""
    seen: dict[object, Draft] = {}
    for number, draft in enumerate(new):
        seen.setdefault((draft.client, draft.seat) if draft.client else number, draft)
    return list(seen.values())

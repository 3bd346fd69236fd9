"""What a row of a batch shows, compared with a table."""

from typing import Any

from panicroom.core.batch import CoreBatch
from panicroom.core.table import CoreTable


def table_of(kind: type[CoreBatch], row: int, number: int, **setup: Any) -> CoreTable:
    return kind.TABLE.begin(f"key/{row}/{number}", **setup)


def shows(arrays: Any, row: int, table: CoreTable) -> None:
    seat = table.owed()[0]
    assert arrays.seats[row] == seat
    assert arrays.masks[row].tobytes() == table.mask(seat)
    assert arrays.tensors[row].tobytes() == table.tensor(seat)


def tells_the_end(arrays: Any, row: int, table: CoreTable, actor: int) -> None:
    assert table.outcome is not None
    seats = len(arrays.rewards[row])
    won = [1 if seat in table.outcome.winners else -1 for seat in range(4)] + [0] * (seats - 4)
    assert arrays.rewards[row].tolist() == won
    assert arrays.finals[row].tobytes() == table.tensor(actor)
    assert table.TWIN.codec.sides[arrays.winners[row]] == table.outcome.side

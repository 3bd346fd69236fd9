"""Without a compiler the core's tests are skipped, and say so; in CI they fail instead."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from panicroom import core

if TYPE_CHECKING:
    from panicroom.core.batch import CoreBatch

HERE = Path(__file__).parent
BATCHES = {"station": "Batch", "panik": "PanikBatch"}


@pytest.fixture(params=BATCHES)
def kind(request: pytest.FixtureRequest) -> "type[CoreBatch]":
    found: type[CoreBatch] = getattr(core, BATCHES[request.param])
    return found


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    found = core.available()
    if found or os.environ.get("CI") == "true":
        return
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.skip(reason=f"native core {found.why}: {found.detail}"))

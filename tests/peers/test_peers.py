"""Our own engines as `make peers` measures them; others are not installed here."""

import pytest

from panicroom import core
from tests.peers.contestants import CONTESTANTS
from tests.peers.rate import measured

OURS = [name for name in CONTESTANTS if name.startswith("Pani")]


@pytest.mark.parametrize("name", OURS)
def test_each_of_ours_makes_decisions(name: str) -> None:
    if "readable" not in name and not core.available():
        pytest.skip(f"native core {core.available().why}")
    assert measured(CONTESTANTS[name](), 0.001).decisions > 0

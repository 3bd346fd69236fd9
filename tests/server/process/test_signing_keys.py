"""Where the keys come from that sign tokens, and how they are changed."""

import asyncio
from pathlib import Path

import pytest

from panicroom.kernel.errors import Malformed
from panicroom.server.access.identity import BadToken, Signer
from panicroom.server.process.keyfile import BrokenKey, signing_key
from panicroom.server.process.settings import Settings
from panicroom.server.process.signing_keys import keys_at_hand, keys_of, stored_key
from panicroom.server.store import Guest, open_store
from tests.server.databases import a_database, on_each_database

OLD, NEW = b"o" * 32, b"n" * 32
ANN = Guest("abcdefghijklmnop", "Ann", 1, 1)


def test_a_server_that_is_alone_has_its_key_in_its_folder(tmp_path: Path) -> None:
    assert keys_at_hand(Settings(data=tmp_path)) == [signing_key(tmp_path)]


def test_a_file_of_keys_comes_before_any_other(tmp_path: Path) -> None:
    file = tmp_path / "keys"
    file.write_text(f"{NEW.hex()}\n{OLD.hex()}\n")
    assert keys_at_hand(Settings(data=tmp_path, signing_keys=file)) == [NEW, OLD]


@pytest.mark.parametrize("text", ["", "short", "00" * 31, f"{'00' * 32}\nwrong"])
def test_a_file_that_is_wrong_in_one_line_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "keys"
    file.write_text(text)
    with pytest.raises(BrokenKey):
        keys_at_hand(Settings(data=tmp_path, signing_keys=file))


@on_each_database
def test_all_servers_of_a_database_have_the_same_key(tmp_path: Path, database: str) -> None:
    async def ask(address: str) -> list[bytes]:
        async with open_store(address) as one, open_store(address) as other:
            return await asyncio.gather(*map(stored_key, (one, other, one)))

    with a_database(database, tmp_path) as address:
        assert len(set(asyncio.run(ask(address)))) == 1


def test_on_postgresql_the_key_is_in_the_database(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, database="postgresql://somewhere")
    assert keys_at_hand(settings) == []
    assert not list(tmp_path.iterdir())

    async def ask() -> None:
        async with open_store(f"sqlite:///{tmp_path}/stands-in.sqlite") as store:
            assert await keys_of(settings, store) == [await stored_key(store)]

    asyncio.run(ask())


def test_after_a_change_of_keys_old_tokens_are_good_until_their_key_goes() -> None:
    token = Signer(OLD).token(ANN, 0, 100)
    assert Signer(NEW, OLD).claim(token, 1).guest == ANN.id
    assert Signer(NEW).claim(Signer(NEW, OLD).token(ANN, 0, 100), 1).guest == ANN.id
    with pytest.raises(BadToken):
        Signer(NEW).claim(token, 1)


def test_redis_without_postgresql_is_refused() -> None:
    with pytest.raises(Malformed, match="database"):
        Settings(redis="redis://127.0.0.1")

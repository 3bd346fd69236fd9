"""A record that somebody brings is played for them, if it is one, and not kept."""

import pytest

from panicroom.kernel.errors import Malformed
from panicroom.server.protocol.film_file import MOST_ACTIONS, film_of_text
from tests.any_game import played
from tests.server.running import Json, Running, served


async def sent(server: Running, record: str) -> tuple[int, Json]:
    answer = await server.ask("POST", "/api/films", None, {"record": record})
    return answer.status_code, answer.json()


@served
async def test_a_record_is_played_for_whoever_brings_it(server: Running) -> None:
    record = played("panik", "film", seats=2).record
    status, film = await sent(server, str(record))
    assert status == 200
    assert (film["game"], film["seats"], film["steps"]) == ("panik", 2, len(record.actions))
    assert [*film["films"]] == ["open", "onlooker", "0", "1"]


@served
async def test_what_is_no_record_or_was_changed_is_refused(server: Running) -> None:
    match = played("panik", "film", seats=2)
    text = str(match.record)
    head, *actions = text.splitlines()
    broken = [
        "",
        "{}",
        "[]",
        head.replace("panik", "chess"),
        text.replace('"digest":"', '"digest":"0'),
    ]
    broken.append("\n".join([head, *actions[1:]]))
    broken.append(head.replace('"seats":2', '"seats":99'))
    for record in broken:
        status, problem = await sent(server, record)
        assert (status, problem["field"]) == (400, "record"), record[:80]


def test_a_longer_record_than_any_game_is_none() -> None:
    record = played("panik", "film", seats=2).record
    record.actions *= MOST_ACTIONS
    with pytest.raises(Malformed):
        film_of_text("".join(f"{line}\n" for line in record.lines() if "outcome" not in line))

"""The end of a game in the terminal: one line says whether the dice fit. The server runs in the
same process, so that a test can make it cheat."""

import json
from pathlib import Path

import pytest

from panicroom.kernel.record import Record, parse_record
from panicroom.kernel.shared_dice import SharedDice, committed
from panicroom.server.table.folding import playing
from tests.cli.games import every_game, new_game
from tests.cli.test_resume import by_options
from tests.cli.typist import any_option, dealt, flat, said, session

FITS_OWN = flat(said("dice-checked-own"))
Patch = pytest.MonkeyPatch


def play(game: str = "panik", *flags: str) -> str:
    flags = (*new_game(game, "--level", "random"), *flags)
    played = session("play", *flags, answer=any_option)
    assert (played.code, played.complaint) == (0, "")
    return flat(played.shown)


def saved() -> Record:
    [path] = Path("saves").glob("*.jsonl")
    return parse_record(path.read_text(encoding="utf-8").splitlines())


def fault(id: str) -> str:
    return flat(said("dice-wrong", fault=said(f"dice-fault-{id}")))


@every_game
def test_who_plays_is_told_that_the_dice_fit(game: str) -> None:
    shown = play(game)
    record = saved()
    assert record.dice is not None
    assert flat(said("dice-sealed", hash=record.dice.commitment)) in shown
    assert flat(said("dice-key", key=record.key)) in shown
    assert FITS_OWN in shown
    assert "don’t fit" not in shown
    assert session("verify", str(next(Path("saves").iterdir()))).code == 0


def test_everybody_at_one_keyboard_has_a_nonce_and_so_has_a_rematch(monkeypatch: Patch) -> None:
    monkeypatch.setattr("panicroom.cli.playing.game_series.is_live", lambda: True)
    more = ["y", "n"]

    def answer(shown: str) -> str | None:
        return more.pop(0) if "Another game?" in shown else any_option(shown)

    flags = ("--game", "panik", "--seats", "2", "--bots", "0")
    shown = flat(session("play", *flags, answer=answer).shown)
    assert shown.count(FITS_OWN) == 2
    records = [path.read_text(encoding="utf-8") for path in Path("saves").iterdir()]
    nonces = [nonce for text in records for nonce in parse_record(text.splitlines()).dice.nonces]  # type: ignore[union-attr]
    assert None not in nonces
    assert len(set(nonces)) == 4


def test_a_game_that_was_left_is_checked_by_what_was_kept(monkeypatch: Patch) -> None:
    """Of the second run alone nobody could tell which commitment the first one had seen."""
    session("play", *new_game("panik"), answer=by_options(1))
    path = Path("panicroom-data", "players.json")
    kept = json.loads(path.read_text(encoding="utf-8"))
    [dice] = [table["dice"] for table in kept["here"]["tables"].values()]
    [witness] = dice.values()
    witness["commitment"] = "0" * 64
    path.write_text(json.dumps(kept), encoding="utf-8")
    shown = flat(session("play", answer=by_options(None)).shown)
    assert fault("commitment-changed") in shown
    assert '"dice"' not in path.read_text(encoding="utf-8"), "a finished game is forgotten"


def cheating(monkeypatch: Patch, change: str) -> None:
    """A server that puts its own nonces in place of those it was sent."""

    def cheat(commitment: str, secret: str, nonces: tuple[str | None, ...]) -> SharedDice:
        chosen = {
            "own": (None, *nonces[1:]),
            "bot": (*nonces[:-1], "f" * 64),
            "secret": nonces,
        }[change]
        if change == "secret":
            return SharedDice(committed("chosen"), "chosen", chosen)
        return SharedDice(commitment, secret, chosen)

    monkeypatch.setattr(playing, "SharedDice", cheat)


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ("own", "nonce-left-out"),
        ("bot", "bot-with-nonce"),
        ("secret", "commitment-changed"),
    ],
)
def test_a_server_that_cheats_is_named(monkeypatch: Patch, change: str, named: str) -> None:
    cheating(monkeypatch, change)
    shown = play()
    assert fault(named) in shown
    assert FITS_OWN not in shown
    assert session("verify", str(next(Path("saves").iterdir()))).code == 0, "in itself it fits"


def test_a_record_of_another_game_is_named(monkeypatch: Patch) -> None:
    """It has the right dice, and ends earlier than the game that was seen."""

    def shorter(self: Record) -> str:
        lines = list(self.lines())
        return "".join(f"{line}\n" for line in lines[: len(lines) // 2])

    monkeypatch.setattr(Record, "__str__", shorter)
    assert fault("replay") in play()


def test_a_table_from_before_says_that_the_server_alone_drew_the_key() -> None:
    with dealt("alone"):
        shown = play()
    assert flat(said("dice-alone")) in shown
    assert "The key was alone. Its hash is" in shown

"""`panicroom verify`: what it checks, what it does not, and that a fault has its exit code."""

import json
from pathlib import Path
from typing import Any

import pytest

from panicroom.kernel.dice import commitment
from panicroom.words import languages
from tests.cli.games import recorded
from tests.cli.typist import Session, flat, said, session
from tests.kernel.test_verification import ANNS, DICE, played


def kept(**head: Any) -> str:
    """The file of a record with fields of its first line exchanged."""
    first, *rest = str(played()).splitlines()
    Path("game.jsonl").write_text("\n".join([json.dumps(json.loads(first) | head), *rest]))
    return "game.jsonl"


def with_dice(**changes: Any) -> str:
    return kept(dice=DICE._replace(**changes)._asdict())


def verified(*argv: str) -> Session:
    found = session("verify", *argv)
    return found._replace(shown=flat(found.shown))


def test_a_record_that_fits_says_what_was_checked_and_what_not() -> None:
    found = verified(kept())
    assert (found.code, found.complaint) == (0, "")
    for id in ("verify-commitment", "verify-key", "verify-unseen", "verify-all-fits"):
        assert flat(said(id)) in found.shown
    assert flat(said("verify-nonces", sent=2, seats=3)) in found.shown
    assert "ends as recorded" in found.shown
    assert said("verify-wrong") not in found.shown


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"secret": "other"}, "dice-fault-commitment"),
        ({"nonces": [ANNS]}, "dice-fault-nonces"),
        ({"nonces": [None, None, None]}, "dice-fault-key"),
    ],
)
def test_a_fault_is_named_and_has_its_exit_code(changes: dict[str, Any], fault: str) -> None:
    found = verified(with_dice(**changes))
    assert (found.code, found.complaint) == (1, "")
    assert flat(said(fault)) in found.shown
    assert said("verify-does-not-fit") in found.shown
    assert said("verify-all-fits") not in found.shown


def test_a_game_that_does_not_follow_from_the_key_is_named_with_its_line() -> None:
    path = Path(kept())
    lines = path.read_text().splitlines()
    lines[3] = '{"seat":0,"action":"dance"}'
    path.write_text("\n".join(lines))
    found = verified(str(path))
    assert found.code == 1
    assert flat(said("dice-fault-replay")) in found.shown
    assert "Line 4: “dance” isn’t an action of this game." in found.shown


def test_ones_own_nonce_and_hash_are_looked_for() -> None:
    path = kept()
    found = verified(path, "--nonce", ANNS.upper(), "--hash", DICE.commitment)
    assert found.code == 0
    assert said("verify-own-nonce") in found.shown
    assert said("verify-own-hash") in found.shown
    missing = verified(path, "--nonce", "f" * 64, "--hash", "f" * 64)
    assert missing.code == 1
    assert said("verify-own-nonce-missing") in missing.shown
    assert said("verify-own-hash-missing") in missing.shown


@pytest.mark.parametrize("flag", ["--nonce", "--hash"])
def test_what_is_no_nonce_or_hash_is_refused(flag: str) -> None:
    found = session("verify", kept(), flag, "mine")
    assert (found.code, found.shown) == (2, "")
    assert found.complaint.startswith(f"{flag} takes 32 to 64 digits")


def test_an_old_record_says_that_the_server_alone_drew_the_key() -> None:
    path = recorded("panik")
    key = json.loads(path.read_text(encoding="utf-8").splitlines()[0])["key"]
    found = verified(str(path), "--hash", commitment(key))
    assert found.code == 0
    assert said("dice-alone") in found.shown
    assert said("verify-own-hash") in found.shown
    assert verified(str(path), "--nonce", ANNS).code == 1


def test_a_record_that_begins_at_a_position_has_no_key_to_check() -> None:
    Path("at.jsonl").write_text(
        '{"record":1,"game":"station","position":"station en seats=4\\n"}\n'
    )
    found = verified("at.jsonl")
    assert found.code == 0
    assert flat(said("verify-position")) in found.shown


@pytest.mark.parametrize(
    "head",
    [
        {"record": 9},
        {"game": "chess"},
        {"setup": {}},
        {"setup": {"seats": "many"}},
        {"key": 7},
        {"dice": 7},
        {"dice": {}},
        {"dice": {**DICE._asdict(), "nonces": ["short", None, None]}},
        {"dice": {**DICE._asdict(), "secret": None}},
        {"dice": {**DICE._asdict(), "secret": "\ud800"}},
        {"key": "\ud800"},
    ],
    ids=repr,
)
def test_a_broken_file_is_the_users_error(head: dict[str, Any]) -> None:
    found = session("verify", kept(**head))
    assert (found.code, found.shown) == (2, "")
    assert found.complaint.count("\n") >= 1
    assert "Traceback" not in found.complaint


@pytest.mark.parametrize("text", ["", "no record", "[]", "\x00" * 9, "[" * 100_000])
def test_a_file_that_is_no_record_is_the_users_error(text: str) -> None:
    Path("file").write_text(text)
    found = session("verify", "file")
    assert (found.code, found.shown) == (2, "")


def test_a_file_that_is_not_there_or_not_text_is_the_users_error() -> None:
    Path("picture").write_bytes(bytes(range(128, 256)))
    for path in ("nowhere", ".", "picture"):
        assert session("verify", path).code == 2


@pytest.mark.parametrize("lang", languages())
def test_every_language_says_it_within_the_screen(lang: str) -> None:
    def check(path: str) -> None:
        shown = session("verify", path, "--lang", lang, "--nonce", ANNS).shown
        assert max(map(len, shown.splitlines())) <= 80

    check(with_dice())
    check(with_dice(secret="other"))
    check(str(recorded("panik")))

"""The page checks dice as the library makes them: its tests compare it with these values."""

import json

from tests.web.shared_dice import FILE, values


def test_the_values_for_the_page_are_those_of_the_library() -> None:
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    assert kept == json.loads(json.dumps(values())), "python -m tests.web.shared_dice writes them"
    assert {each["fault"] for each in kept} == {None, "commitment", "nonces", "key"}

"""The mutator itself: it finds the checks of a chapter and breaks them in the right way."""

import ast
from pathlib import Path

import pytest

from tests.mutate.chapters import chapter_paths, checks, equivalents
from tests.mutate.mutants import idle_tags, mutants
from tests.mutate.trial import Verdict, failing, project_copies, try_one

CHAPTER = '''
RULE = {1: "HEAL-1", 2: "HEAL-2"}

def judge(state, card):
    """é: a letter of two bytes before the check."""
    if card not in state:
        return Refusal("ITEM-1", "not-here")
    elif state.shut and (
        card > 3
    ):
        rule = "DOOR-1" if card else "DOOR-2"
        rule = rule or None
        return Refusal(rule, "shut")
    if state.whole:
        return Refusal(RULE[card], "whole")
    refusal = Refusal("ENTER-2", "first")
    if state.met:
        return refusal
    if state.plain:
        return None
    return Refusal("ITEM-9", "no check leads here")

def do(state, cards):
    if state.red:  # SPAWN-1
        state.spawn()
    while state.alert:  # SETUP-4
        state.draw()
    for card in cards:  # DEATH-1, DEATH-2
        state.emit(card)  # PHASE-1
    state.doors = False  # DOOR-3
    is_hot = state.heat > 3  # SCAN-1
    state.ap -= 1  # TURN-5: why this is no tag
    return is_hot or (
        state.over
    )  # WIN-1

def clash(cell):
    if cell:
        return "MAP-3"
    return None
'''


def found(source: str) -> set[tuple[str, str]]:
    return {(mutant.rule, mutant.code) for mutant in mutants(source)}


def broken(rule: str, ending: str) -> str:
    """The toy chapter with that one mutant in it; it must still be Python."""
    [mutant] = [m for m in mutants(CHAPTER) if m.rule == rule and m.code.endswith(ending)]
    text = mutant.broken(CHAPTER)
    ast.parse(text)
    return text


def test_the_condition_before_a_refusal_is_a_check() -> None:
    refusals = {pair for pair in found(CHAPTER) if pair[0] in ("ITEM-1", "DOOR-1", "DOOR-2")}
    assert refusals == {
        ("ITEM-1", "if card not in state -> False"),
        ("DOOR-1", "elif state.shut and ( card > 3 ) -> False"),
        ("DOOR-2", "elif state.shut and ( card > 3 ) -> False"),
    }
    assert "if False:\n        return Refusal" in broken("ITEM-1", "False")


def test_a_rule_out_of_a_table_is_each_of_its_rules() -> None:
    assert {rule for rule, _ in found(CHAPTER) if rule.startswith("HEAL")} == {"HEAL-1", "HEAL-2"}


def test_a_refusal_made_beforehand_counts_where_it_is_given() -> None:
    assert ("ENTER-2", "if state.met -> False") in found(CHAPTER)


def test_a_rule_id_as_the_answer_counts_as_a_refusal() -> None:
    assert ("MAP-3", "if cell -> False") in found(CHAPTER)


def test_what_no_condition_leads_to_is_no_check() -> None:
    assert not [rule for rule, _ in found(CHAPTER) if rule in ("ITEM-9", "TURN-5")]


@pytest.mark.parametrize(
    ("rule", "ending", "text"),
    [
        ("SPAWN-1", "False", "if False:  # SPAWN-1"),
        ("SPAWN-1", "True", "if True:  # SPAWN-1"),
        ("SETUP-4", "False", "while False:"),
        ("DEATH-1", "()", "for card in ():"),
        ("DEATH-2", "()", "for card in ():"),
        ("PHASE-1", "pass", "pass  # PHASE-1"),
        ("DOOR-3", "pass", "pass  # DOOR-3"),
        ("SCAN-1", "not", "is_hot = not (state.heat > 3)"),
        ("WIN-1", "not", "return not (is_hot or (\n        state.over\n    ))  # WIN-1"),
    ],
)
def test_a_tagged_line_is_broken_by_its_kind(rule: str, ending: str, text: str) -> None:
    assert text in broken(rule, ending)
    assert text not in CHAPTER


def test_a_tag_on_a_line_that_cannot_be_broken_is_named() -> None:
    assert idle_tags(CHAPTER) == []
    assert idle_tags("def f():  # MOVE-1\n    import x  # MOVE-2\n") == [
        (1, "MOVE-1"),
        (2, "MOVE-2"),
    ]


@pytest.mark.parametrize("path", chapter_paths(), ids=lambda path: path.stem)
def test_every_tag_of_a_chapter_can_be_broken(path: Path) -> None:
    assert idle_tags(path.read_text()) == []


def test_an_excuse_names_a_mutant_that_exists_and_gives_a_reason() -> None:
    keys = {check.key for check in checks()}
    assert set(equivalents()) <= keys, set(equivalents()) - keys
    assert all(equivalents().values())


def test_a_broken_rule_fails_the_test_that_proves_it() -> None:
    move = next(c for c in checks() if c.path.stem == "move" and c.mutant.rule == "MOVE-1")
    proof = "tests/station/test_move.py::test_nobody_moves_where_no_room_is"
    bystander = "tests/mutate/test_mutate.py::test_what_no_condition_leads_to_is_no_check"
    with project_copies(jobs=1) as copies:
        assert try_one(move, [proof], copies) is Verdict.KILLED
        assert try_one(move, [bystander], copies) is Verdict.SURVIVED
        assert try_one(move, [], copies) is Verdict.UNTESTED
        assert failing([proof], copies) == set()

"""`watch`, `replay`, `position`, `rules` and `bench`."""

import re
import sys
from pathlib import Path

import pytest

from panicroom import core
from panicroom.bots.registry import SCRIPTED
from panicroom.cli.faces import FACES
from panicroom.cli.rules import SETTLED
from panicroom.games import GAMES
from panicroom.words import Words, languages
from tests.any_game import seats_for
from tests.cli.games import ending, every_game, opening, recorded
from tests.cli.typist import bots_named, flat, session, typed
from tests.words.catalogue import messages


@pytest.fixture
def record() -> Path:
    return recorded("station")


@every_game
def test_watching_tells_the_game_from_its_beginning_to_its_end(game: str) -> None:
    seats = seats_for(game)
    flags = ("watch", "--game", game, "--key", "story", "--seats", str(seats))
    told = session(*flags)
    assert told.code == 0
    first, _, rest = flat(told.shown).partition(opening(game, "story", seats))
    assert ending(game).search(rest)
    assert not ending(game).search(first)
    assert session(*flags) == told


def test_the_first_game_is_watched_unless_another_is_named() -> None:
    assert session("watch", "--key", "k") == session("watch", "--key", "k", "--game", "station")


def test_watching_begins_with_who_plays() -> None:
    bots = bots_named(session("watch", "--key", "story", "--seats", "4", "--level", "easy").shown)
    assert [(seat, level) for seat, _, level in bots] == [
        (seat, "easy") for seat in ("Red", "Blue", "Green", "Yellow")
    ]
    assert len({name for _, name, _ in bots}) == 4


def test_watching_a_turn_is_one_paragraph() -> None:
    shown = session("watch", "--key", "story").shown
    turns = re.findall(r"^\w+’s turn .*(?:\n  .*)*", shown, re.MULTILINE)
    assert len(turns) > 5
    assert any(turn.count(".") > 2 for turn in turns)


@every_game
def test_watching_shows_the_table_once_a_round(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rounds: list[int] = []
    monkeypatch.setattr(
        "panicroom.cli.story.spectator_story.show_table",
        lambda terminal, face, view: rounds.append(face.round(view)),
    )
    session("watch", "--game", game, "--key", "story", "--seats", str(seats_for(game)))
    assert rounds == sorted(set(rounds))
    assert len(rounds) > 1, f"{game} was shown no table but the last: see `round` of its face"


def test_bots_of_other_levels_play_otherwise() -> None:
    flags = ("watch", "--key", "story", "--seats", "4")
    games = {session(*flags, "--level", level).shown for level in ("random", "easy,easy,hard,hard")}
    assert session(*flags).shown == session(*flags, "--level", "normal").shown
    assert len(games | {session(*flags).shown}) == 3


def test_a_color_may_be_typed_in_any_case() -> None:
    flags = ("watch", "--game", "panik", "--seats", "2", "--key", "eyes", "--seat")
    assert session(*flags, "RED") == session(*flags, "red")


@pytest.mark.parametrize(
    ("level", "sentence"), [("best", "“best” isn’t a level"), ("easy,hard", "2 levels for 4 bots")]
)
def test_a_level_that_there_is_not_is_refused(level: str, sentence: str) -> None:
    wrong = session("watch", "--seats", "4", "--level", level)
    assert (wrong.code, wrong.shown) == (2, "")
    assert sentence in flat(wrong.complaint)


@pytest.mark.parametrize("game", SCRIPTED)
def test_watching_bots_think_shows_what_each_suspects(game: str) -> None:
    flags = ("watch", "--game", game, "--key", "story", "--think")
    shown = session(*flags).shown
    title = flat(Words("en", game).say("think-title"))
    rows = re.findall(r"^  Red[ \d█░]+$", shown, re.MULTILINE)
    assert flat(shown).count(title) == len(rows) > 1
    assert max(map(len, shown.splitlines())) <= 80
    chance = session(*flags, "--level", "random").shown
    assert title not in flat(chance)
    assert "they play at random" in chance


def test_a_record_that_was_left_is_told_as_far_as_it_goes(record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    record.write_text("\n".join(lines[:12]), encoding="utf-8")
    shown = session("replay", str(record))
    assert shown.code == 0
    assert "4 players enter" in shown.shown
    assert " win" not in shown.shown


def test_a_seats_eyes_see_its_own_cards_and_a_spectators_none() -> None:
    watch = ("watch", "--key", "story", "--level", "random")
    assert "You " not in flat(session(*watch).shown)
    assert "You are dealt" in session(*watch, "--seat", "green").shown
    assert "Green is dealt" in session(*watch, "--open").shown


@every_game
def test_a_replay_tells_the_same_story_as_the_game(game: str) -> None:
    told = flat(session("replay", str(recorded(game)), "--seat", "blue").shown)
    seats = seats_for(game)
    bots = ("--seats", str(seats), "--level", "random")
    flags = ("--game", game, "--key", "record", "--seat", "blue", *bots)
    watched = flat(session("watch", *flags).shown)
    begins = watched.index(opening(game, "record", seats, viewer=1))
    story = watched[begins : watched.index("The key was")]
    assert told == story.strip()


def test_a_replay_of_panik_shows_the_board_at_a_step() -> None:
    path = str(recorded("panik"))
    spectator = session("replay", path, "--step", "0").shown
    assert spectator.count("?") == 16
    own = session("replay", path, "--step", "0", "--seat", "blue").shown
    assert re.search(r"^  b Blue   │ \(.*\) .*│ \(.*\) .*│ B3 O2 T2$", own, re.MULTILINE)
    assert own.count("?") == 12
    assert "?" not in session("replay", path, "--step", "0", "--open").shown


def test_a_replay_shows_the_table_at_a_step(record: Path) -> None:
    steps = len(record.read_text().splitlines()) - 2
    shown = session("replay", str(record), "--step", "5").shown
    assert shown.startswith(f"Step 5 of {steps}.")
    assert "Reactor" in shown
    assert "Your hand" not in shown
    assert "Your hand" in session("replay", str(record), "--step", "5", "--seat", "red").shown
    opened = session("replay", str(record), "--step", "0", "--open").shown
    assert re.search(r"^Red( \(Host\))?: .*red infection ×3", opened, re.MULTILINE)


def test_a_step_beyond_the_end_is_refused(record: Path) -> None:
    assert "There is no step 999" in session("replay", str(record), "--step", "999").complaint


@pytest.mark.parametrize(
    ("line", "text", "sentence"),
    [
        (0, "no record", "Line 1, line: “no record” isn’t valid. It must be a JSON object."),
        (0, '{"record":1,"game":"chess","setup":{},"key":"k"}', "can’t show the game “chess”"),
        (0, '{"record":9}', "Line 1, record: “9” isn’t valid. It can be: 1."),
        (0, '{"record":1,"game":"station","setup":3,"key":"k"}', "Line 1: “setup” is missing"),
        (3, '{"seat":0,"action":"dance"}', "Line 4: “dance” isn’t an action of this game."),
        (1, '{"seat":0,"action":"hold-fire"}', "“hold-fire” is against the rules there (FIRE-4)."),
        (-1, '{"outcome":{"reason":"burned","rule":"WIN-1","side":"humans","winners":[]},'
             '"digest":"0"}', "The record has been changed"),
    ],
)  # fmt: skip
def test_a_broken_record_is_named(record: Path, line: int, text: str, sentence: str) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    lines[line] = text
    record.write_text("\n".join(lines), encoding="utf-8")
    wrong = session("replay", str(record))
    assert (wrong.code, wrong.shown) == (2, "")
    assert sentence in flat(wrong.complaint)


def test_rules_are_listed_by_how_their_ids_begin() -> None:
    shown = session("rules", "P").shown
    for id in ("PHASE-1", "PARASITE-1", "PSETUP-1", "PEND-1"):
        assert f"  {id} " in shown
    assert "MOVE-1 " not in shown
    assert flat(shown).count("(R) marks our own ruling") == 1
    one = session("rules", "PSETUP-1").shown
    assert "(R) marks our own ruling" in one


def test_a_file_that_is_not_text_is_named(tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(bytes(range(128, 256)))
    assert session("replay", "picture").complaint == "That file isn’t a text file.\n"


def test_a_position_is_drawn_and_written_in_its_canonical_form(tmp_path: Path) -> None:
    Path("position").write_text("station fr seats=4\nblue host hand own gas host\n")
    shown = session("position", "position").shown
    assert "Blue (Host): Gas Can" in shown
    canonical = shown[shown.index("station fr seats=4\n") :]
    assert canonical == GAMES["station"].write(GAMES["station"].read(Path("position").read_text()))


def test_a_position_is_read_from_the_input() -> None:
    shown = typed("position", "-", lines=("station cs seats=6", "turn blue ap 1")).shown
    assert shown.endswith("turn blue ap 1\ndecision 0\n")


def test_the_first_word_of_a_position_names_its_game() -> None:
    lines = ("# the end is near", "", "panik seats=2", "red ghost-3 up with blue:basic; trap")
    shown = typed("position", "-", lines=lines).shown
    assert "> r Red  │ ghost 3     │ (trap)      │ (" in shown
    canonical = shown[shown.rindex("panik seats=2\n") :]
    assert canonical == GAMES["panik"].write(GAMES["panik"].read("\n".join(lines)))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("station en\nturn pink", "Line 2, color: “pink” isn’t valid"),
        ("panik seats=3\nred castle", "Line 2, manor kind: “castle” isn’t valid"),
        ("chess", f"game: “chess” isn’t valid. It can be: {', '.join(GAMES)}."),
        ("# nothing\n", "position: "),
    ],
)
def test_a_broken_position_is_named_by_its_line(text: str, sentence: str) -> None:
    Path("position").write_text(text)
    wrong = session("position", "position")
    assert (wrong.code, wrong.shown) == (2, "")
    assert wrong.complaint.startswith(sentence)


def test_words_are_found_in_the_rules_across_a_no_break_space() -> None:
    assert "WIN-1" in session("rules", "--lang", "fr", "3 jerricans").shown


def test_a_rule_is_printed_by_its_id() -> None:
    assert flat(session("rules", "SCAN-1").shown).startswith("SCAN-1 Everyone learns")
    assert session("rules", "scan-1") == session("rules", "SCAN-1")
    assert session("rules", "SCAN") == session("rules", "SCAN-1")


def test_all_rules_are_printed_by_game_and_chapter() -> None:
    shown = session("rules").shown
    assert re.findall(r"^  ([A-Z]+-\d)  ", shown, re.MULTILINE) == [
        id.removeprefix("rule-") for game in GAMES for id in ids_of_rules(game)
    ]
    assert shown.index("Parasite Phase\n") < shown.index("  PHASE-1")
    assert shown.index("Panic Station\n") < shown.index("  SETUP-0") < shown.index("\nPanik\n")
    assert shown.index("\nPanik\n") < shown.index("\nTurn\n") < shown.index("  PTURN-1")


@pytest.mark.parametrize("lang", languages())
def test_the_mark_of_our_own_rulings_is_explained_before_the_rules(lang: str) -> None:
    explained = Words(lang).say("rules-settled", mark=SETTLED)
    for asked in ((), ("--game", "panik"), ("SEARCH-2",)):
        shown = flat(session("rules", *asked, "--lang", lang).shown)
        assert (SETTLED in shown) == shown.startswith(flat(explained))
    assert flat(session("rules", "--lang", lang).shown).startswith(flat(explained))


def ids_of_rules(game: str) -> list[str]:
    """By chapter, as they are printed."""
    rules = [id for id in messages(game) if id.startswith("rule-")]
    chapters = FACES[game].chapters.values()
    return [id for chapter in chapters for id in rules if id.split("-")[1] in chapter]


def test_one_games_rules_are_printed_alone() -> None:
    shown = session("rules", "--game", "panik").shown
    assert "  PSETUP-1  " in shown
    assert "  SETUP-0  " not in shown
    assert "PEND-2 Whoever has the most points wins." in flat(session("rules", "pend-2").shown)


def test_the_rulings_of_an_edition_are_printed() -> None:
    czech = session("rules", "--edition", "cs", "--variant", "3").shown
    assert "If the Hive can never be placed, the humans win." in czech
    assert "4 Gas Cans to burn the Hive." in czech
    assert "5 Gas Cans to burn the Hive." in session("rules", "--ruling", "gas_needed=5").shown


def test_the_rulings_of_a_game_without_editions_are_printed() -> None:
    shown = session("rules", "--game", "panik", "--ruling", "shared_tandem=double").shown
    assert "a tandem earns twice" in shown
    assert "2, 3, 3, 3, 2." in shown


def test_the_bench_shows_every_game_and_compares_with_catanatron_once() -> None:
    shown = session("bench", "--games", "1").shown
    rows = re.findall(r"^  (\w+) +(\d) +\d+(?: +[\d.]+){5}$", shown, re.MULTILINE)
    assert rows == [(name, str(n)) for name, face in FACES.items() for n in face.seat_counts]
    assert shown.count("for comparison: ") == 1


def test_the_bench_of_one_game_says_in_a_line_that_catanatron_is_not_installed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "catanatron", None)
    shown = session("bench", "--games", "1", "--game", "panik").shown
    assert "is not installed" in shown
    assert "× catanatron" not in shown
    assert re.findall(r"^  (\w+) +\d ", shown, re.MULTILINE) == ["panik"] * 3


def test_the_bench_measures_the_native_core_beside_the_readable_engine() -> None:
    if not core.available():
        pytest.skip(f"native core {core.available().why}")
    shown = session("bench", "--games", "1", "--core").shown
    rows = re.findall(r"^  (\w+) +(\d)(?: +\d+){9}$", shown, re.MULTILINE)
    assert rows == [(name, str(seats)) for name in FACES for seats in FACES[name].seat_counts]


def test_the_bench_says_in_a_line_that_the_native_core_is_not_built(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(core, "available", lambda: core.Availability("not-built"))
    shown = session("bench", "--games", "1", "--game", "panik", "--core").shown
    assert "The native core isn’t built here" in shown

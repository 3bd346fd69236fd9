"""`panicroom llm`: another program in a seat, and the report."""

import json
import shlex
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from panicroom.bots.random import RandomBot
from panicroom.bots.table import Table
from panicroom.cli.faces import FACES
from panicroom.cli.story.prompt_text import prompt_text
from panicroom.games import GAMES
from panicroom.kernel.dice import Dice
from panicroom.kernel.match import AnyMatch, Match
from panicroom.words import Words, languages
from tests.any_game import seats_for
from tests.cli.typist import flat, session
from tests.research.program.asked import asked_in

STAND_IN = shlex.join([sys.executable, "-m", "panicroom.research.program.stand_in"])
EXAMPLE = Path(__file__).parents[2] / "examples" / "chat_completion.py"
DECISIONS = 12
FLAGS = ("--games", "1", "--key", "k", "--level", "random")


def program(tmp_path: Path, code: str) -> str:
    file = tmp_path / "player.py"
    file.write_text(f"import sys\n{code}\n", encoding="utf-8")
    return shlex.join([sys.executable, str(file)])


def test_it_reports_wins_lies_and_beliefs() -> None:
    told = session("llm", "--command", STAND_IN, "--seat", "red,blue", "--seats", "4", *FLAGS)
    assert told.code == 0
    shown = flat(told.shown)
    assert all(word in shown for word in ("a bot there", "questions", "lies", "Brier score"))
    assert "lie" in shown


def test_json_holds_every_claim_with_its_truth() -> None:
    told = session("llm", "--command", STAND_IN, "--game", "panik", "--json", *FLAGS)
    report = json.loads(told.shown)
    assert report["plan"]["players"] == ["random"] * 3
    assert report["deals"] == 1
    assert {"deal", "seat", "role", "claim", "truth", "lie"} <= set(report["claims"][0])
    assert report["calibration"]["brier"] >= 0
    assert session("llm", "--command", STAND_IN, "--game", "panik", "--json", *FLAGS) == told


@pytest.mark.parametrize("lang", languages())
def test_a_program_can_be_asked_in_words(lang: str, tmp_path: Path) -> None:
    code = (
        "for number, line in enumerate(sys.stdin):\n"
        "    open(sys.argv[0] + '.asked', 'a', encoding='utf-8').write(line)\n"
        "    print('dance' if number == 1 else '1; claim am-human', flush=True)"
    )
    command = program(tmp_path, code)
    told = session("llm", "--text", "--command", command, "--lang", lang, "--seats", "4", *FLAGS)
    assert told.code == 0
    asked = (tmp_path / "player.py.asked").read_text(encoding="utf-8").splitlines()
    assert "\\n1. " in asked[0], "line breaks are written as two signs"
    assert "claim gave-infection (blue|green|yellow)" in asked[0]
    assert "dance" in asked[2], "it is told what was wrong"


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_words_tell_no_world_from_another(game: str, lang: str) -> None:
    kind, words, face = GAMES[game], Words(lang).of(game), FACES[game]
    match = begun(game, "worlds")
    table = Table(match, {seat: RandomBot() for seat in range(match.state.seats)}, "worlds")
    for _ in range(DECISIONS):
        seat = kind.owed(match.state)[0]
        there = kind.world(match.state, seat, Dice(f"world-{match.state.decision}"))
        ours, theirs = (
            prompt_text(words, face, asked_in(match, state, seat)) for state in (match.state, there)
        )
        assert ours == theirs
        table.step()


def begun(game: str, key: str) -> AnyMatch:
    setup = GAMES[game].setup(seats=seats_for(game))
    return Match.begin(GAMES[game], setup, key)


@pytest.mark.parametrize(
    ("flags", "complaint"),
    [
        ((), "--command"),
        (("--command", "no-such-program-anywhere"), "--command"),
        (("--command", "python 'half"), "--command"),
        (("--command", STAND_IN, "--seat", "pink"), "--seat"),
        (("--command", STAND_IN, "--seat", "black"), "--seat"),
        (("--command", STAND_IN, "--time-limit", "0"), "--time-limit"),
        (("--command", STAND_IN, "--games", "many"), "--games"),
        (("--command", STAND_IN, "--level", "genius"), "--level"),
    ],
)
def test_bad_input_is_named_by_its_flag(flags: tuple[str, ...], complaint: str) -> None:
    told = session("llm", *flags)
    assert told.code == 2
    assert complaint in told.complaint


@pytest.mark.parametrize(
    "code", ["pass", "while True: print('x' * 1000)", "print('moon', flush=True); input()"]
)
def test_whatever_the_program_does_there_is_a_report(code: str, tmp_path: Path) -> None:
    told = session("llm", "--command", program(tmp_path, code), "--json", *FLAGS)
    assert told.code == 0
    report = json.loads(told.shown)
    assert report["answers"]["stood-in"] == report["answers"]["asked"]
    assert report["wins"][0]["gain"]["mean"] == 0


class Model(BaseHTTPRequestHandler):
    """What a chat-completion API looks like from outside."""

    def do_POST(self) -> None:
        request: dict[str, Any] = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        assert "You are" in request["messages"][1]["content"]
        reply = 'I think {this} through.\n{"action": 1, "claims": ["am-human"]}'
        body = json.dumps({"choices": [{"message": {"content": reply}}]}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture
def model(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Model) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        monkeypatch.setenv("CHAT_URL", f"http://127.0.0.1:{server.server_port}/v1/chat/completions")
        monkeypatch.setenv("no_proxy", "127.0.0.1")
        yield
        server.shutdown()


@pytest.mark.usefixtures("model")
def test_the_example_asks_a_chat_completion_api() -> None:
    command = shlex.join([sys.executable, str(EXAMPLE)])
    told = session("llm", "--command", command, "--json", *FLAGS)
    report = json.loads(told.shown)
    assert set(report["answers"]) == {"asked", "restarts"}
    assert len(report["claims"]) == report["answers"]["asked"]

"""A partner in talk, whatever it does: real programs that die, hang, flood and print garbage."""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from panicroom.research.program.process import LONGEST, PATIENCE, NoAnswer, Program
from tests.patience import PATIENCE as DEADLINE

ECHO = "for line in sys.stdin: print(line.strip()[::-1], flush=True)"


@contextmanager
def talking(code: str, seconds: float = DEADLINE) -> Iterator[Program]:
    program = Program([sys.executable, "-c", f"import os, sys, time\n{code}"], seconds)
    try:
        yield program
    finally:
        program.close()


def test_it_answers_line_by_line() -> None:
    with talking(ECHO) as program:
        assert [program.answer(line) for line in ("abc", "žluť", "")] == ["cba", "ťulž", ""]
        assert program.starts == 1


def test_a_request_may_be_longer_than_any_pipe() -> None:
    with talking("for line in sys.stdin: print(len(line), flush=True)") as program:
        assert program.answer("x" * 5_000_000) == "5000001"


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("pass", "died"),
        ("sys.stdin.readline(); sys.exit(3)", "died"),
        ("os.abort()", "died"),
        ("os.close(1); time.sleep(1000)", "died"),
        ("print('x' * 10_000_000, flush=True); time.sleep(1000)", "too-long"),
        ("while True: sys.stdout.write('x' * 65536)", "too-long"),
    ],
)
def test_what_is_no_line_is_no_answer_and_does_not_last(code: str, why: str) -> None:
    with talking(code) as program:
        for _ in range(2):
            with pytest.raises(NoAnswer) as found:
                program.answer("hello")
            assert found.value.why in (why, "flood", "deaf")  # by when it is noticed


def test_a_flood_of_lines_is_drained_and_holds_nobody_up() -> None:
    with talking("while True: print('1' * 60)") as program:
        for _ in range(20):
            assert set(answer_or_why(program)) <= {"1"} or program.failures  # or the rest of a line


def test_who_hangs_is_late_and_started_anew() -> None:
    with talking("time.sleep(1000)", seconds=0.2) as program:
        with pytest.raises(NoAnswer, match="late"):
            program.answer("hello")
        assert program.starts == 1
        with pytest.raises(NoAnswer, match="late"):
            program.answer("hello")
        assert program.starts == 2


def test_who_closes_its_input_is_not_waited_for() -> None:
    with talking("os.close(0); time.sleep(1000)", seconds=2) as program:
        said = {answer_or_why(program, "hello" * 100_000) for _ in range(3)}
    assert said <= {"deaf", "late"}, said


def answer_or_why(program: Program, line: str = "hello") -> str:
    try:
        return program.answer(line)
    except NoAnswer as error:
        return error.why


def test_garbage_is_handed_on_as_text() -> None:
    code = "sys.stdin.readline(); os.write(1, bytes(set(range(256)) - {10}) + b'\\n')"
    with talking(code) as program:
        assert "\N{REPLACEMENT CHARACTER}" in program.answer("half a sign: \ud800")


def test_an_answer_may_be_long_but_not_too_long() -> None:
    with talking("for line in sys.stdin: print('x' * int(line), flush=True)") as program:
        assert len(program.answer(str(LONGEST))) == LONGEST
        with pytest.raises(NoAnswer, match="too-long"):
            program.answer(str(LONGEST + 1))
        assert program.answer("3") == "xxx", "it was started again"


def test_what_is_said_unasked_is_passed_over() -> None:
    code = "for line in sys.stdin: print(line.strip(), flush=True); print('late', flush=True)"
    with talking(code + "; print('later', flush=True)") as program:
        assert program.answer("one") == "one"


def test_who_always_fails_is_given_up() -> None:
    with talking("pass") as program:
        for _ in range(PATIENCE):
            with pytest.raises(NoAnswer, match=r"died|deaf"):
                program.answer("hello")
        with pytest.raises(NoAnswer, match="given-up"):
            program.answer("hello")
        assert program.starts <= PATIENCE + 1


def test_nothing_of_it_is_left_running() -> None:
    child = "import subprocess; child = subprocess.Popen(['sleep', '1000'])"
    code = f"{child}\nsys.stdin.readline()\nprint(child.pid, flush=True)\n{ECHO}"
    with talking(code) as program:
        pid = int(program.answer("hello"))
    end = time.monotonic() + DEADLINE
    while alive(pid):
        assert time.monotonic() < end
        time.sleep(0.01)


def alive(pid: int) -> bool:
    """A zombie that nobody has buried yet is not."""
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_what_cannot_be_started_is_said_at_once() -> None:
    with pytest.raises(OSError, match=os.strerror(2)):
        Program(["./no-such-program"])

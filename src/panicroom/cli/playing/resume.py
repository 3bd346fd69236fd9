"""Games that were left or broken off: found, read, and gone on with."""

from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, Final

from panicroom.cli.complaint import Complaint, complaint_about
from panicroom.cli.faces import FACES
from panicroom.cli.playing.kept import Kept
from panicroom.cli.playing.saving import Save, held
from panicroom.cli.playing.seating import Seating, read_seating
from panicroom.cli.screen.terminal import Terminal
from panicroom.kernel.errors import GameError
from panicroom.kernel.match import Match
from panicroom.kernel.record import Record, parse_record

END: Final = b'{"outcome":'
"""How the last line of a finished game begins."""


def unfinished(folder: Path) -> Iterator[Path]:
    """The latest first, and only those that people have begun here."""
    found = [path for path in folder.glob("*.jsonl") if path.with_suffix(".json").exists()]
    files = [path for path in found if path.is_file()]
    for path in sorted(files, key=lambda path: -path.stat().st_mtime_ns):
        *lines, _ = path.read_bytes().split(b"\n")
        if lines and not lines[-1].startswith(END):
            yield path


def latest(terminal: Terminal, folder: Path) -> Kept | None:
    """The last game that can be gone on with; what is broken is named, and left as it is."""
    for path in unfinished(folder):
        try:
            return pick_up(path)
        except (Complaint, OSError) as error:
            terminal.tell(complaint_about(error))
    return None


def pick_up(path: Path) -> Kept:
    """Held until the game is left, so that it goes on in one terminal at a time."""
    file = held(path, "r+b")
    try:
        return gone_on_with(path, file)
    except BaseException:
        file.close()
        raise


def gone_on_with(path: Path, file: BinaryIO) -> Kept:
    text = file.read()
    whole = text[: text.rfind(b"\n") + 1]  # an action that was being written is not there
    try:
        record = parse_record(whole.decode("utf-8").splitlines())
        kept = kept_in(Save(path, file, lines=len(list(record.lines()))), record)
    except (GameError, UnicodeError, Complaint) as error:
        reason = complaint_about(error)
        raise Complaint("save-broken", file=str(path), reason=reason) from error
    file.seek(len(whole))
    file.truncate()
    if kept.match.over:
        if record.outcome is None:
            kept.save.keep(kept.match.record)
        raise Complaint("save-over", file=str(path))
    return kept


def kept_in(save: Save, record: Record) -> Kept:
    """The table of a game that is over matters to nobody any more."""
    if record.game not in FACES:
        raise Complaint("error-game", game=record.game)
    face = FACES[record.game]
    match = Match.replay(face.game, record)
    seating = Seating({}, {})
    if not match.over:
        seating = read_seating(save.table, face, match.state.seats)
    return Kept(save, face, match, seating)

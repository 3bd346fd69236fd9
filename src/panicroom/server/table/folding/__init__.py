"""What each entry of the log changes. Nothing is checked here: an entry in the log has been judged
before it was appended."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from panicroom.kernel.errors import GameError
from panicroom.server.store.errors import UnreadableLog
from panicroom.server.table import entries as log
from panicroom.server.table.fold import TableFold
from panicroom.server.table.folding import playing, seating, talking
from panicroom.server.table.lines import KIND_NAMES, Line

FOLDS: Final[Mapping[type, Callable[[TableFold, Any, int], None]]] = {
    log.Created: seating.fold_created,
    log.Changed: seating.fold_changed,
    log.Named: seating.fold_named,
    log.Sat: seating.fold_sat,
    log.NonceGiven: seating.fold_nonce_given,
    log.Stood: seating.fold_stood,
    log.BotSat: seating.fold_bot_sat,
    log.BotStood: seating.fold_stood,
    log.Removed: seating.fold_removed,
    log.Started: playing.fold_started,
    log.Moved: playing.fold_moved,
    log.Talked: talking.fold_talked,
    log.Claimed: talking.fold_claimed,
    log.Ordered: talking.fold_ordered,
    log.Paused: playing.fold_paused,
    log.Resumed: playing.fold_resumed,
    log.Voted: playing.fold_voted,
    log.VotedSlow: talking.fold_voted_slow,
    log.VotedBot: seating.fold_voted_bot,
    log.Locked: seating.fold_locked,
    log.CodeRenewed: seating.fold_code_renewed,
    log.HostChanged: seating.fold_host_changed,
    log.StoodIn: seating.fold_stood_in,
    log.TimedOut: seating.fold_stood_in,
    log.Returned: seating.fold_returned,
    log.Ended: playing.fold_ended,
    log.Rematched: playing.fold_rematched,
    log.ReplayShared: playing.fold_replay_shared,
}


def fold_log(secret: str, lines: Iterable[Line]) -> TableFold:
    """The table after these lines; the first one creates it."""
    rest = iter(lines)
    first = next(rest, None)
    if first is None or not isinstance(first.entry, log.Created):
        raise UnreadableLog(first.seq if first else 0, "created", "a log begins with its table")
    fold = TableFold(secret, first.entry)
    take(fold, first)
    for line in rest:
        take(fold, line)
    return fold


def take(fold: TableFold, line: Line) -> None:
    """Fold one more line, which must have the next number."""
    kind = KIND_NAMES[type(line.entry)]
    if line.seq != fold.seq + 1:
        raise UnreadableLog(line.seq, kind, f"it does not follow entry {fold.seq}")
    try:
        FOLDS[type(line.entry)](fold, line.entry, line.at)
    except (GameError, LookupError) as error:
        raise UnreadableLog(line.seq, kind, str(error)) from error
    fold.seq = line.seq

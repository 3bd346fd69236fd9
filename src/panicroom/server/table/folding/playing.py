"""Entries of the game: moves, pauses, votes and the end."""

from panicroom.kernel.match import AnyMatch, Match
from panicroom.kernel.shared_dice import SharedDice
from panicroom.server.table import entries as log
from panicroom.server.table.fold import Asked, TableFold, Turn
from panicroom.server.table.folding.notices import notify_all


def fold_started(fold: TableFold, entry: log.Started, at: int) -> None:
    if fold.has_shared_dice:
        nonces = tuple(chair.nonce for chair in fold.lobby.chairs)
        fold.dice = SharedDice(fold.commitment, fold.secret, nonces)
    match = Match.begin(fold.game, entry.setup, fold.key)
    match.record.dice = fold.dice
    fold.match = match
    fold.moves = [0] * match.state.seats
    notify_all(fold, entry)
    fold.stream.extend(match.events)
    ask(fold, match, at)


def fold_moved(fold: TableFold, entry: log.Moved, at: int) -> None:
    match = fold.match
    if match is None:
        raise LookupError("no game has begun")
    fold.stream.extend(match.act(entry.seat, fold.game.parse(entry.action)))
    fold.moves[entry.seat] += 1
    if fold.asked is None or match.state.decision != fold.asked.decision:
        ask(fold, match, at)


def ask(fold: TableFold, match: AnyMatch, at: int) -> None:
    """Record the next decision, and the time the player on turn has used so far."""
    before = fold.asked
    fold.asked = Asked(match.state.decision, tuple(fold.game.owed(match.state)), at)
    if fold.lobby.terms.turn is None:
        return
    played = fold.manners.turn(match.view(None))
    if played.seat is None:
        fold.turn = None
        return
    name = (played.seat, played.round)
    turn = fold.turn if fold.turn is not None and fold.turn.name == name else Turn(name)
    if before is not None and turn is fold.turn and before.seats == name[:1]:
        turn = turn._replace(thought=(*turn.thought, (before.since, at)))
    fold.turn = turn


def fold_paused(fold: TableFold, entry: log.Paused, at: int) -> None:
    fold.paused_at = at
    notify_all(fold, entry)


def fold_resumed(fold: TableFold, entry: log.Resumed, at: int) -> None:
    if fold.paused_at is not None:
        fold.pauses.append((fold.paused_at, at))
    fold.paused_at = None
    notify_all(fold, entry)


def fold_voted(fold: TableFold, entry: log.Voted, at: int) -> None:
    if entry.end:
        fold.votes.add(entry.seat)
    else:
        fold.votes.discard(entry.seat)
    notify_all(fold, entry, end=entry.end)


def fold_ended(fold: TableFold, entry: log.Ended, at: int) -> None:
    fold.ended = True
    notify_all(fold, entry)


def fold_rematched(fold: TableFold, entry: log.Rematched, at: int) -> None:
    fold.rematch = entry.table
    notify_all(fold, entry, table=entry.table)


def fold_replay_shared(fold: TableFold, entry: log.ReplayShared, at: int) -> None:
    fold.replay_shared = entry.shared
    notify_all(fold, entry, shared=entry.shared)

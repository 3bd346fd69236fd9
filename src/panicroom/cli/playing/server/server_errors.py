"""Errors from the server or the connection, as messages."""

from panicroom.cli.faces import Face
from panicroom.cli.user_error import UserError
from panicroom.client import ClientError, Dismissed, Problem, Unreachable
from panicroom.telling.denials import denial_message
from panicroom.words import Message


def server_error_message(trouble: ClientError, face: Face | None = None) -> Message:
    if isinstance(trouble, Problem):
        return denial_message(trouble.code, trouble.params, trouble.field, face)
    if isinstance(trouble, Dismissed):
        return denial_message(trouble.code, {}, None, face)
    assert isinstance(trouble, Unreachable)
    return Message("server-unreachable", {"address": trouble.address})


def user_error_of(trouble: ClientError) -> UserError:
    message = server_error_message(trouble)
    return UserError(message.id, **message.params)

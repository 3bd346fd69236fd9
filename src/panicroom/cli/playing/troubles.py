"""What goes wrong with a server, as a sentence."""

from panicroom.cli.complaint import Complaint
from panicroom.cli.faces import Face
from panicroom.client import Problem, Trouble, Unreachable
from panicroom.telling.denials import denial_message
from panicroom.words import Message


def trouble_message(trouble: Trouble, face: Face | None = None) -> Message:
    if isinstance(trouble, Problem):
        return denial_message(trouble.code, trouble.params, trouble.field, face)
    assert isinstance(trouble, Unreachable)
    return Message("server-unreachable", {"address": trouble.address})


def complaint_of(trouble: Trouble) -> Complaint:
    message = trouble_message(trouble)
    return Complaint(message.id, **message.params)

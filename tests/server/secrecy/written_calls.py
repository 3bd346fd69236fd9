"""What leaves the server for those who are called: to the byte, by every way."""

import json

from panicroom.server.calling.mail import Mail
from panicroom.server.calling.mail_server import MailServer
from panicroom.server.calling.push import told
from panicroom.server.calling.reasons import Reason
from panicroom.server.calling.webhook import Webhook
from panicroom.server.store import Call, Receiver, Way
from tests.server.secrecy.twin_servers import TABLE

ORIGIN = "https://panic.example.org"
MAIL = Mail(MailServer("smtp", "127.0.0.1", 25, "", ""), "a@example.org", ORIGIN, 0)
WEBHOOK = Webhook(ORIGIN, 0, ())


def to_a_channel(reason: Reason) -> list[str]:
    return [json.dumps(WEBHOOK.told(call(reason, "webhook"), reason))]


def to_a_guest(reason: Reason) -> list[str]:
    letter = MAIL.letter(call(reason, "mail"), reason)
    return [json.dumps(told(call(reason, "push"), reason)), str(letter)]


def call(reason: Reason, way: Way) -> Call:
    to = Receiver("receiver", way, "guest", "bob@example.org", 0, table_id=TABLE, lang="en")
    return Call("call", TABLE, reason.kind, reason.key, 0, 0, to)

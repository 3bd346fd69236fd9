"""What leaves the server for those who are called: to the byte, by every way."""

import json

from panicroom.server.calling.mail import Mail
from panicroom.server.calling.mail_server import MailServer
from panicroom.server.calling.planner import Planner
from panicroom.server.calling.push import told
from panicroom.server.calling.reasons import Reason, reason_for, reason_of_table
from panicroom.server.calling.webhook import Webhook
from panicroom.server.store import Call, Receiver, Way
from panicroom.server.table.fold import TableFold
from tests.server.secrecy.twin_servers import IDS, TABLE

ORIGIN = "https://panic.example.org"
MAIL = Mail(MailServer("smtp", "127.0.0.1", 25, "", ""), "a@example.org", ORIGIN, 0)
WEBHOOK = Webhook(ORIGIN, 0, ())


def calls_to(fold: TableFold, who: str | None, planner: Planner) -> list[str]:
    """That are planned for them; a channel is read by everybody, and hears of each table alike."""
    planner._webhooks, planner._guests = {TABLE}, set(IDS.values())
    own = None if who is None else IDS[who]
    wanted = [each for each in planner._wanted(TABLE, fold) if each.guest in (None, own)]
    return [*map(repr, wanted), *written(fold, who)]


def written(fold: TableFold, who: str | None) -> list[str]:
    found = [
        json.dumps(WEBHOOK.told(*of(why, "webhook"))) for why in [reason_of_table(fold)] if why
    ]
    if who is not None and (why := reason_for(fold, IDS[who])):
        call, reason = of(why, "mail")
        found += [json.dumps(told(call, reason)), str(MAIL.letter(call, reason))]
    return found


def of(reason: Reason, way: Way) -> tuple[Call, Reason]:
    to = Receiver("receiver", way, "guest", "bob@example.org", 0, table_id=TABLE, lang="en")
    return Call("call", TABLE, reason.kind, reason.key, 0, 0, to), reason

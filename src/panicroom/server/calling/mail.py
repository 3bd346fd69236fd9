"""Calls by e-mail, which the host of a server sets up. Nothing but a request to confirm it is sent
to an address that has not confirmed."""

from email.message import EmailMessage
from typing import Final

from panicroom.server.calling.delivery import Delivered
from panicroom.server.calling.mail_server import MailServer, send
from panicroom.server.calling.reasons import Reason
from panicroom.server.calling.wording import said
from panicroom.server.store import Call

STOP: Final = "call-mail-stop"


class Mail:
    def __init__(self, server: MailServer, sender: str, origin: str, delay: int) -> None:
        self._server, self._sender, self._origin, self.delay = server, sender, origin, delay

    def deliver(self, call: Call, reason: Reason, now: int) -> Delivered:
        return send(self._server, self.letter(call, reason))

    def letter(self, call: Call, reason: Reason) -> EmailMessage:
        """Which game, which table and what kind. Each try of one call is the same letter."""
        to, own = call.to, f"{self._origin}/mail/{call.to.id}"
        letter = EmailMessage()
        letter["From"], letter["To"] = f"Panic Room <{self._sender}>", to.address
        letter["Subject"] = said(to.lang, reason.game, f"call-mail-{reason.kind}")
        letter["Message-ID"] = f"<{call.id}@{self._sender.partition('@')[2]}>"
        letter["Auto-Submitted"] = "auto-generated"
        lines = [said(to.lang, reason.game, f"call-mail-{reason.kind}-text")]
        if reason.kind == "first":
            lines += [own]
        else:
            lines += [f"{self._origin}/t/{call.table}", "", said(to.lang, "", STOP), own]
            letter["List-Unsubscribe"] = f"<{self._origin}/api/mail/{to.id}/stop>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content("\n".join(lines) + "\n")
        return letter

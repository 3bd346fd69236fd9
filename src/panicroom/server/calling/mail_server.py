"""The mail server that the host of this one has named."""

import ssl
from email.message import EmailMessage
from smtplib import (
    SMTP,
    SMTP_SSL,
    SMTPDataError,
    SMTPException,
    SMTPRecipientsRefused,
    SMTPSenderRefused,
)
from typing import Final, NamedTuple
from urllib.parse import unquote, urlsplit

from panicroom.server.calling.delivery import Delivered, Outcome, failed

SECONDS: Final = 10.0
PORTS: Final = {"smtp": 587, "smtps": 465}
FOR_GOOD: Final = 500


class MailServer(NamedTuple):
    """`smtps` is TLS from the first byte; `smtp` becomes TLS, if the server can."""

    scheme: str
    host: str
    port: int
    name: str
    password: str


class NoTls(SMTPException):
    """A password is never sent in the clear."""


def mail_server_at(url: str) -> MailServer:
    place = urlsplit(url)
    name, password = unquote(place.username or ""), unquote(place.password or "")
    port = place.port or PORTS[place.scheme]
    return MailServer(place.scheme, str(place.hostname), port, name, password)


def send(server: MailServer, letter: EmailMessage) -> Delivered:
    """What is refused for good is not tried again; anything else may have been meant for now."""
    try:
        with connected(server, str(letter["Message-ID"])) as connection:
            connection.send_message(letter)
    except SMTPRecipientsRefused as error:
        return answered(max(code for code, _ in error.recipients.values()))
    except (SMTPDataError, SMTPSenderRefused) as error:
        return answered(error.smtp_code)
    except OSError as error:
        return failed(error)
    return Delivered(Outcome.MADE)


def answered(code: int) -> Delivered:
    return Delivered(Outcome.REFUSED if code >= FOR_GOOD else Outcome.FAILED, f"SMTP {code}")


def connected(server: MailServer, letter: str) -> SMTP:
    """It is told the domain we send from: asking for our own name could take long."""
    own, context = letter.strip("<>").partition("@")[2], ssl.create_default_context()
    place = server.host, server.port, own
    if server.scheme == "smtps":
        connection: SMTP = SMTP_SSL(*place, timeout=SECONDS, context=context)
    else:
        connection = SMTP(*place, timeout=SECONDS)
    try:
        prepare(connection, server, context)
    except BaseException:
        connection.close()
        raise
    return connection


def prepare(connection: SMTP, server: MailServer, context: ssl.SSLContext) -> None:
    is_secret = server.scheme == "smtps"
    connection.ehlo_or_helo_if_needed()
    if not is_secret and connection.has_extn("starttls"):
        connection.starttls(context=context)
        is_secret = True
    if server.name:
        if not is_secret:
            raise NoTls(server.host)
        connection.login(server.name, server.password)

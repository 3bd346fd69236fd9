"""A mail server on this machine: as much of SMTP as a sender needs, with TLS if it has a key."""

import ssl
import threading
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from socketserver import StreamRequestHandler, ThreadingTCPServer

GREETING = b"220 mail.example.org\r\n"


class MailService:
    def __init__(self, tls: ssl.SSLContext | None = None) -> None:
        self.letters: list[EmailMessage] = []
        self.names: list[tuple[str, str]] = []
        """Who signed in, and by which password."""
        self.said: list[str] = []
        """All that came before TLS, but for letters."""
        self.arrived = threading.Semaphore(0)
        """Once for each letter."""
        self.answers: list[bytes] = []
        """To those who name a receiver, one after the other; then all are welcome."""
        service = self

        class Handler(StreamRequestHandler):
            def handle(self) -> None:
                self.wfile.write(GREETING)
                Dialogue(service, tls, self).run()

        self.server = ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True

    @property
    def port(self) -> int:
        return int(self.server.server_address[1])


class Dialogue:
    def __init__(
        self, service: MailService, tls: ssl.SSLContext | None, handler: StreamRequestHandler
    ) -> None:
        self.service, self.tls, self.is_secret = service, tls, False
        self.read, self.write = handler.rfile, handler.wfile
        self.socket = handler.connection

    def run(self) -> None:
        while line := self.read.readline():
            text = line.decode().strip()
            if not self.is_secret:
                self.service.said.append(text)
            verb = text.partition(" ")[0].upper()
            if verb == "STARTTLS":
                self.become_secret()
                continue
            self.write.write(self.answer(verb, text))
            if verb == "QUIT":
                return

    def answer(self, verb: str, text: str) -> bytes:
        if verb == "EHLO":
            more = b"250-STARTTLS\r\n" if self.tls and not self.is_secret else b""
            return b"250-mail.example.org\r\n" + more + b"250 AUTH PLAIN\r\n"
        if verb == "AUTH":
            _, name, password = b64decode(text.split()[-1]).decode().split("\0")
            self.service.names.append((name, password))
            return b"235 welcome\r\n"
        if verb == "RCPT" and self.service.answers:
            return self.service.answers.pop(0)
        if verb == "DATA":
            self.write.write(b"354 go on\r\n")
            self.service.letters.append(self.letter())
            self.service.arrived.release()
        return b"221 bye\r\n" if verb == "QUIT" else b"250 fine\r\n"

    def letter(self) -> EmailMessage:
        lines = []
        while (line := self.read.readline()) != b".\r\n":
            lines.append(line.removeprefix(b".").replace(b"\r\n", b"\n"))
        letter = message_from_bytes(b"".join(lines), policy=default)
        assert isinstance(letter, EmailMessage)
        return letter

    def become_secret(self) -> None:
        assert self.tls is not None
        self.write.write(b"220 go on\r\n")
        secret = self.tls.wrap_socket(self.socket, server_side=True)
        self.read, self.write = secret.makefile("rb"), secret.makefile("wb", 0)  # type: ignore[assignment]
        self.is_secret = True


@contextmanager
def mail_service(tls: ssl.SSLContext | None = None) -> Iterator[MailService]:
    service = MailService(tls)
    threading.Thread(target=service.server.serve_forever, daemon=True).start()
    try:
        yield service
    finally:
        service.server.shutdown()
        service.server.server_close()

"""Letters to a mail server: with TLS where there is some, and no password without."""

import ssl
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from ipaddress import ip_address
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from panicroom.server.calling.delivery import Outcome
from panicroom.server.calling.mail_server import MailServer, mail_server_at, send
from tests.ports import free_port
from tests.server.calling.mail_service import mail_service


def letter() -> EmailMessage:
    made = EmailMessage()
    made["From"], made["To"] = "panicroom@example.org", "bob@example.org"
    made["Message-ID"] = "<1@example.org>"
    made.set_content("Č’est à vous\n")
    return made


def certificate(folder: Path) -> Path:
    """Of this machine, signed by itself."""
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.now(UTC)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "127.0.0.1")])
    here = x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))])
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(here, critical=False)
        .add_extension(x509.BasicConstraints(True, None), critical=True)
        .sign(key, SHA256())
    )
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file = folder / "mail.pem"
    file.write_bytes(secret + made.public_bytes(Encoding.PEM))
    return file


def tls(file: Path) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file)
    return context


def test_name_and_password_are_sent_by_tls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(file))
    with mail_service(tls(file)) as service:
        server = mail_server_at(f"smtp://bob%40home:p%2Fw@127.0.0.1:{service.port}")
        assert send(server, letter()).outcome is Outcome.MADE
    assert service.names == [("bob@home", "p/w")]
    assert [text.split()[0] for text in service.said] == ["ehlo", "STARTTLS"]
    assert service.letters[0].get_content() == "Č’est à vous\n"


def test_a_certificate_that_nobody_vouches_for_gets_nothing(tmp_path: Path) -> None:
    with mail_service(tls(certificate(tmp_path))) as service:
        assert (
            send(mail_server_at(f"smtp://127.0.0.1:{service.port}"), letter()).outcome
            is Outcome.FAILED
        )
    assert service.letters == []


def test_without_tls_no_password_is_said() -> None:
    with mail_service() as service:
        server = mail_server_at(f"smtp://bob:secret@127.0.0.1:{service.port}")
        assert send(server, letter()).outcome is Outcome.FAILED
    assert (service.names, service.letters) == ([], [])


def test_a_server_that_is_not_there_may_be_there_later() -> None:
    assert (
        send(MailServer("smtp", "127.0.0.1", free_port(), "", ""), letter()).outcome
        is Outcome.FAILED
    )

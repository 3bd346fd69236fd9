"""Letters and channels, from the page to a mail server and a channel on this machine and back."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Come
from tests.e2e.meeting import meet
from tests.e2e.server import Server
from tests.e2e.visitor import DESK
from tests.ports import free_port
from tests.server.calling.mail_service import MailService, mail_service
from tests.server.calling.push_service import PushService, push_service


@pytest.fixture
def post() -> Iterator[MailService]:
    with mail_service() as service:
        yield service


@pytest.fixture
def channel() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@pytest.fixture
def server(tmp_path: Path, post: MailService) -> Iterator[Server]:
    port = str(free_port())
    flags = (
        *("--public-url", f"http://127.0.0.1:{port}"),
        *("--smtp", f"smtp://127.0.0.1:{post.port}", "--mail-seconds", "0"),
        *("--webhooks", "on", "--call-seconds", "0", "--call-networks", "127.0.0.1"),
    )
    server = Server(tmp_path / "data", flags=flags, port=port)
    yield server
    server.stop()


def test_a_letter_is_confirmed_by_its_link_and_ended_by_it(
    come: Come, server: Server, post: MailService
) -> None:
    meeting = meet(server.address, "Ann", bots=3)
    visitor = come(at=server.address, guest=meeting.guests[0])
    visitor.goto("/")
    page = visitor.page
    page.get_by_role("button", name="Settings").click()
    sheet = page.get_by_role("dialog", name="Settings")
    sheet.get_by_label("E-mail address").fill("ann@example.org")
    sheet.get_by_role("button", name="Ask me to confirm").click()
    expect(sheet.get_by_text("on its way to ann@example.org")).to_be_visible()
    assert visitor.flaws() == []
    post.arrived.acquire()
    link = re.search(r"/mail/\w+", str(post.letters[0].get_content()))
    assert link is not None
    reader = come(at=server.address, size=DESK)
    reader.goto(link[0])
    expect(reader.page.get_by_text("Was it you?")).to_be_visible()
    assert reader.flaws() == []
    reader.page.get_by_role("button", name="Yes, it was me").click()
    expect(reader.page.get_by_text("Letters come to this address")).to_be_visible()
    visitor.goto("/")
    page.get_by_role("button", name="Settings").click()
    expect(sheet.get_by_text("Letters go to ann@example.org.")).to_be_visible()
    reader.page.get_by_role("button", name="No more e-mails").click()
    expect(reader.page.get_by_text("No more letters will come")).to_be_visible()


def test_the_owner_has_a_channel_told(come: Come, server: Server, channel: PushService) -> None:
    meeting = meet(server.address, "Ann", bots=3)
    visitor = come(at=server.address, guest=meeting.guests[0])
    visitor.forgive("ERR_CONNECTION_REFUSED")  # the server goes before the page
    visitor.sit(meeting.path)
    visitor.page.get_by_role("button", name="Menu").click()
    menu = visitor.page.get_by_role("dialog", name="Menu")
    menu.get_by_text("Tell a channel").click()
    menu.get_by_label("Address of its webhook").fill(channel.endpoint)
    menu.get_by_role("button", name="Tell it").click()
    expect(menu.get_by_text("A channel at 127.0.0.1 hears whose turn it is.")).to_be_visible()
    expect(menu.get_by_text("whsec_")).to_be_visible()
    assert visitor.flaws() == []
    channel.arrived.acquire()
    assert b"from now on this channel hears" in channel.received[0].body
    menu.get_by_role("button", name="Tell it no more").click()
    expect(menu.get_by_label("Address of its webhook")).to_be_visible()

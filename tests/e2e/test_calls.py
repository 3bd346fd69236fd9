"""Calls in a real browser: its worker is handed what a push service would bring. The browser cannot
subscribe here, since its maker's push service is not reached: that it says so is tested, too. A
push service on this machine stands in for it, with keys that the browser makes."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from panicroom.server.calling.sealing import decoded
from tests.e2e.conftest import Come
from tests.e2e.meeting import at_table, meet, wish
from tests.e2e.server import Server
from tests.e2e.test_offline import install
from tests.patience import PATIENCE
from tests.server.calling.push_service import Browser as BrowserKeys
from tests.server.calling.push_service import push_service

SHOWN = """async () => {
    const registration = await navigator.serviceWorker.ready;
    let shown = [];
    while (!shown.length) {
        shown = await registration.getNotifications();
        await new Promise(done => setTimeout(done, 50));
    }
    return shown.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
}"""
SUBSCRIBED = """() => {
    const keys = { p256dh: "%s", auth: "AAECAwQFBgcICQoLDA0ODw" };
    const made = { toJSON: () => ({ endpoint: "https://push.example.com/a", keys }),
                   unsubscribe: () => Promise.resolve(true) };
    let now = null;
    PushManager.prototype.subscribe = () => Promise.resolve(now = made);
    PushManager.prototype.getSubscription = () => Promise.resolve(now);
}"""
SUBSCRIBING = """(endpoint => {
    const text = bytes => btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
    let now = null;
    PushManager.prototype.getSubscription = () => Promise.resolve(now);
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
        const curve = { name: "ECDH", namedCurve: "P-256" };
        const pair = await crypto.subtle.generateKey(curve, true, ["deriveBits"]);
        const point = await crypto.subtle.exportKey("raw", pair.publicKey);
        const { d } = await crypto.subtle.exportKey("jwk", pair.privateKey);
        const auth = text(crypto.getRandomValues(new Uint8Array(16)));
        const keys = { p256dh: text(point), auth };
        window.subscribed = { d, auth, sender: text(applicationServerKey) };
        return now = { toJSON: () => ({ endpoint, keys }) };
    };
})"""
KEY = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"


def deliver(page: Page, text: str) -> None:
    """As the push service does, past which it comes."""
    registrations: list[dict[str, Any]] = []
    tools = page.context.new_cdp_session(page)
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registrations.extend(told["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    while not registrations:
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    origin = page.url.rstrip("/").split("/t/")[0]
    about = {"origin": origin, "registrationId": registrations[-1]["registrationId"]}
    tools.send("ServiceWorker.deliverPushMessage", {**about, "data": text})


def test_a_call_is_worded_on_the_device_and_shown(come: Come, address: str) -> None:
    meeting = meet(address, "Ann", bots=3)
    visitor = come(guest=meeting.guests[0], installing=True, script=f"({SUBSCRIBED % KEY})();")
    visitor.context.grant_permissions(["notifications"])
    page = install(visitor)
    page.get_by_role("button", name="Français").click()
    page.get_by_role("button", name="Réglages").click()
    sheet = page.get_by_role("dialog", name="Réglages")
    sheet.get_by_role("switch", name="M’appeler").click()
    expect(sheet.get_by_label("De", exact=True)).to_have_value("22:00")
    assert visitor.flaws() == []
    deliver(page, json.dumps({"table": "abc", "kind": "turn"}))
    [shown] = page.evaluate(SHOWN)
    assert shown == {
        "title": "C’est à vous",
        "body": "Les autres vous attendent à la table.",
        "tag": "abc",
        "data": "abc",
    }
    with page.expect_response("**/api/me/push") as answer:
        sheet.get_by_role("switch", name="M’appeler").click()
    assert answer.value.request.method == "DELETE"
    expect(sheet.get_by_label("De", exact=True)).to_have_count(0)


def test_a_call_goes_from_the_game_to_the_browser(come: Come, tmp_path: Path) -> None:
    with push_service() as service:
        flags = ("--call-seconds", "0", "--call-networks", "127.0.0.1")
        server = Server(tmp_path / "data", flags=flags)
        meeting = meet(server.address, "Ann", bots=3, begin=False)
        script = f"{SUBSCRIBING}({json.dumps(service.endpoint)});"
        guest = meeting.guests[0]
        visitor = come(at=server.address, guest=guest, installing=True, script=script)
        visitor.context.grant_permissions(["notifications"])
        page = install(visitor)
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("switch", name="Call me").click()
        expect(page.get_by_label("From", exact=True)).to_have_value("22:00")
        page.get_by_label("From", exact=True).fill("00:00")
        page.get_by_label("Until", exact=True).fill("00:00")
        with at_table(server.address, meeting.code, guest["token"]) as socket:
            wish(socket, type="start")
        assert service.arrived.acquire(timeout=PATIENCE)
        made = page.evaluate("window.subscribed")
        [call] = service.received
        assert call.headers["Authorization"].endswith(f"k={made['sender']}")
        told = BrowserKeys(decoded(made["d"]), decoded(made["auth"])).read(call)
        assert told["kind"] == "turn"
        deliver(page, json.dumps(told))
        [shown] = page.evaluate(SHOWN)
        assert (shown["title"], shown["data"]) == ("It’s your turn", told["table"])
        visitor.sit(f"/t/{told['table']}")
        visitor.forgive("ERR_CONNECTION_REFUSED")  # the server goes before the page
        server.stop()


def test_a_browser_that_cannot_be_called_says_so(come: Come, address: str) -> None:
    meeting = meet(address, "Ann", bots=3)
    visitor = come(guest=meeting.guests[0], installing=True)
    page = install(visitor)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Call me").click()
    expect(page.get_by_text("doesn’t let the page send messages")).to_be_visible()
    expect(page.get_by_role("switch", name="Call me")).not_to_be_checked()

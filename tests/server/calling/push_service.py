"""A push service on this machine, and a browser that has subscribed there."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from panicroom.server.calling.encryption import CURVE, derived, point_of, public_key
from panicroom.server.calling.sealing import encoded

NETWORKS = ("127.0.0.1",)


class Received:
    def __init__(self, headers: dict[str, str], body: bytes) -> None:
        self.headers, self.body = headers, body


class PushService:
    def __init__(self) -> None:
        self.received: list[Received] = []
        self.answers: list[int] = []
        """Taken one after the other, then 201."""
        self.arrived = threading.Semaphore(0)
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.received.append(Received(dict(self.headers), body))
                self.send_response(service.answers.pop(0) if service.answers else 201)
                self.send_header("Content-Length", "0")
                self.end_headers()
                service.arrived.release()

            def log_message(self, *args: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)

    @property
    def endpoint(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}/browser"


@contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()
    thread = threading.Thread(target=service.server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        service.server.shutdown()
        service.server.server_close()


class Browser:
    """With the key and the secret that a real one makes when it subscribes."""

    def __init__(self, key: bytes | None = None, secret: bytes = bytes(range(16))) -> None:
        number = None if key is None else int.from_bytes(key)
        made = ec.generate_private_key(CURVE)
        self._key = made if number is None else ec.derive_private_key(number, CURVE)
        self._secret = secret

    def subscription(self, endpoint: str, **more: Any) -> dict[str, Any]:
        key = encoded(point_of(self._key.public_key()))
        return {"endpoint": endpoint, "key": key, "secret": encoded(self._secret), **more}

    def read(self, message: Received) -> Any:
        """As the standard says, by the other half of the keys."""
        assert message.headers["Content-Encoding"] == "aes128gcm"
        salt, size = message.body[:16], message.body[20]
        sender, sealed = message.body[21 : 21 + size], message.body[21 + size :]
        own = point_of(self._key.public_key())
        shared = self._key.exchange(ec.ECDH(), public_key(sender))
        material = derived(shared, self._secret, b"WebPush: info\x00" + own + sender, 32)
        key = derived(material, salt, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = derived(material, salt, b"Content-Encoding: nonce\x00", 12)
        text = AESGCM(key).decrypt(nonce, sealed, None)
        assert text[-1:] == b"\x02"
        return json.loads(text[:-1])

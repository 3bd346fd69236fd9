"""Who sends: the key by which push services know this server (RFC 8292)."""

import json
from hashlib import blake2b
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from panicroom.server.calling.encryption import encrypted, point_of, public_key
from panicroom.server.calling.sealing import decoded, encoded

ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256."""
LIFE: Final = 12 * 3600
"""Seconds for which a signature counts; push services allow a day."""


class Vapid:
    """Made from the key of the data folder, so that it is kept and saved together with it."""

    def __init__(self, signing_key: bytes, contact: str = "") -> None:
        drawn = blake2b(b"push", key=signing_key, digest_size=48).digest()
        scalar = int.from_bytes(drawn) % (ORDER - 1) + 1
        self._key = ec.derive_private_key(scalar, ec.SECP256R1())
        self._contact = contact
        self.public = encoded(point_of(self._key.public_key()))

    def authorization(self, endpoint: str, now: int) -> str:
        """For one push service; `now` in seconds."""
        place = urlsplit(endpoint)
        claims = {"aud": f"{place.scheme}://{place.netloc}", "exp": now + LIFE}
        if self._contact:
            claims["sub"] = self._contact
        header = {"typ": "JWT", "alg": "ES256"}
        text = ".".join(encoded(json.dumps(part).encode()) for part in (header, claims))
        r, s = decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(SHA256())))
        signature = encoded(r.to_bytes(32) + s.to_bytes(32))
        return f"vapid t={text}.{signature}, k={self.public}"

    def sealed(self, text: bytes, key: str, secret: str) -> bytes:
        return encrypted(text, decoded(key), decoded(secret))

    def is_key(self, text: str) -> bool:
        try:
            public_key(decoded(text))
        except ValueError:
            return False
        return True

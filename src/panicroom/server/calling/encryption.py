"""A message that the push service cannot read, for one browser (RFC 8291 in one record)."""

from secrets import token_bytes
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096
LAST: Final = b"\x02"
"""What follows the text of the last record."""


def encrypted(
    text: bytes,
    browser: bytes,
    secret: bytes,
    key: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """`browser` is its public key and `secret` what it shares with us; key and salt are drawn anew
    for each message."""
    key, salt = key or ec.generate_private_key(CURVE), salt or token_bytes(16)
    own = point_of(key.public_key())
    shared = key.exchange(ec.ECDH(), public_key(browser))
    material = derived(shared, secret, b"WebPush: info\x00" + browser + own, 32)
    content_key = derived(material, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = derived(material, salt, b"Content-Encoding: nonce\x00", 12)
    head = salt + RECORD.to_bytes(4) + len(own).to_bytes(1) + own
    sealed: bytes = AESGCM(content_key).encrypt(nonce, text + LAST, None)
    return head + sealed


def public_key(point: bytes) -> ec.EllipticCurvePublicKey:
    """ValueError if it is not on the curve."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    point: bytes = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return point


def derived(material: bytes, salt: bytes, info: bytes, size: int) -> bytes:
    key: bytes = HKDF(SHA256(), size, salt, info).derive(material)
    return key

"""Messages to browsers, by the examples of the standards and by a browser's own way back."""

import json
from typing import Final

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from panicroom.server.calling.encryption import CURVE, encrypted, public_key
from panicroom.server.calling.sealing import decoded, encoded
from panicroom.server.calling.vapid import Vapid

# RFC 8291, appendix A
TEXT: Final = b"When I grow up, I want to be a watermelon"
BROWSER: Final = (
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
)
SECRET: Final = "BTBZMqHH6r4Tts7J_aSIgg"
SENDER: Final = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT: Final = "DGv6ra1nlYgDCS1FRnbzlw"
MESSAGE: Final = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6T"
    "lzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4"
    "a-fN"
)


def test_a_message_is_encrypted_as_the_standard_does_it() -> None:
    key = ec.derive_private_key(int.from_bytes(decoded(SENDER)), CURVE)
    made = encrypted(TEXT, decoded(BROWSER), decoded(SECRET), key, decoded(SALT))
    assert encoded(made) == MESSAGE


def test_no_two_messages_are_alike() -> None:
    browser, secret = decoded(BROWSER), decoded(SECRET)
    assert encrypted(TEXT, browser, secret) != encrypted(TEXT, browser, secret)


def test_the_signature_is_for_one_push_service_and_by_the_key_that_is_told() -> None:
    vapid = Vapid(bytes(32), "https://panic.example.org")
    head = vapid.authorization("https://push.example.com:8443/abc?d", 1000)
    token, key = head.removeprefix("vapid t=").split(", k=")
    text, _, signature = token.rpartition(".")
    claims = json.loads(decoded(text.split(".")[1]))
    assert claims["aud"] == "https://push.example.com:8443"
    assert claims["sub"] == "https://panic.example.org"
    assert 1000 < claims["exp"] <= 1000 + 24 * 3600
    raw = decoded(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public_key(decoded(key)).verify(der, text.encode(), ec.ECDSA(SHA256()))
    with pytest.raises(InvalidSignature):
        public_key(decoded(key)).verify(der, text.encode() + b"x", ec.ECDSA(SHA256()))


def test_the_key_is_the_data_folders_own() -> None:
    assert Vapid(bytes(32)).public == Vapid(bytes(32)).public
    assert Vapid(bytes(32)).public != Vapid(bytes(31) + b"x").public

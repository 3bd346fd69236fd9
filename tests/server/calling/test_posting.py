"""Where the server posts to, and where it never does."""

from urllib.parse import urlsplit

import pytest

from panicroom.server.calling.posting import Forbidden, NotSent, allowed_address, post

PRIVATE = (
    *("https://127.0.0.1/x", "https://[::1]/x", "https://10.1.2.3/x", "https://192.168.0.1/x"),
    *("https://169.254.169.254/latest", "https://0.0.0.0/x", "https://[fc00::1]/x"),
    *("https://[::ffff:127.0.0.1]/x", "https://224.0.0.1/x", "https://100.64.0.1/x"),
    *("https://[64:ff9b::7f00:1]/x", "https://[2002:7f00:1::]/x", "https://[2002:a01:203::1]/x"),
)


@pytest.mark.parametrize("url", PRIVATE)
def test_no_address_of_the_hosts_own_network_is_asked(url: str) -> None:
    with pytest.raises(Forbidden):
        post(url, b"", {})


@pytest.mark.parametrize("url", ["http://1.1.1.1/x", "ftp://1.1.1.1/x", "https://a@1.1.1.1/x"])
def test_only_tls_leads_to_the_net(url: str) -> None:
    with pytest.raises(Forbidden):
        post(url, b"", {})


def test_a_public_address_is_asked_and_a_named_network_too() -> None:
    assert allowed_address(urlsplit("https://1.1.1.1/x"), ()) == "1.1.1.1"
    assert allowed_address(urlsplit("http://10.1.2.3/x"), ("10.0.0.0/8",)) == "10.1.2.3"


def test_an_address_that_cannot_be_is_only_not_sent() -> None:
    with pytest.raises(NotSent):
        post("https://1.1.1.1:99999/x", b"", {})

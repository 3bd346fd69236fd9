"""Addresses of tables, as people send them to each other."""

import pytest

from panicroom.client.address import Address, link_address, read_address, table_address

HOST = "https://panic.example.org"


@pytest.mark.parametrize(
    "text",
    [f"{HOST}/t/ab23", f" {HOST}/t/AB23/ ", f"{HOST.upper()}/t/ab23", f"{HOST}/api/tables/ab23"],
)
def test_a_table_is_found_by_its_address(text: str) -> None:
    assert read_address(text) == Address(HOST, "ab23")


def test_a_code_alone_needs_its_server() -> None:
    assert read_address("ab23", f"{HOST}/") == Address(HOST, "ab23")
    assert read_address("ab23") is None


@pytest.mark.parametrize(
    "text", ["ABCD EFGH", " abcd-efgh ", "a b c d e f g h", "Abcd\u00a0Efgh", "abcd\u2013efgh."]
)
def test_a_code_that_was_read_aloud_is_understood(text: str) -> None:
    assert read_address(text, HOST) == Address(HOST, "abcdefgh")


def test_a_code_in_groups_is_understood_in_an_address() -> None:
    assert read_address(f"{HOST}/t/ABCD-EFGH") == Address(HOST, "abcdefgh")
    assert read_address(f"{HOST}/t/ABCD%20EFGH") == Address(HOST, "abcdefgh")


@pytest.mark.parametrize("text", [HOST, f" {HOST}/ ", HOST.upper()])
def test_a_server_alone_is_an_address_too(text: str) -> None:
    assert read_address(text) == Address(HOST)


@pytest.mark.parametrize("text", ["", "x y", "host:8080", "ftp://host/t/ab", f"{HOST}/t/../x"])
def test_what_is_no_address_is_none(text: str) -> None:
    assert read_address(text) is None
    assert read_address("ab23", text) is None


def test_what_is_shown_can_be_typed_again() -> None:
    assert read_address(table_address(HOST, "ab23")) == Address(HOST, "ab23")
    assert read_address(link_address(HOST, "cd45")) == Address(HOST, "cd45", is_link=True)

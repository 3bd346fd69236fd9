"""The API against its own description: no answer that it does not announce, whatever is sent."""

from collections.abc import Iterator
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, settings

from tests.server.attacks.api_site import ASKED, SCHEMA, Site, served_site

EXAMPLES: Final = 15


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with served_site(tmp_path_factory.mktemp("api")) as site:
        yield site


@pytest.mark.parametrize("who", ["guest", "nobody"])
@SCHEMA.parametrize()
@settings(
    max_examples=EXAMPLES,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)
def test_every_answer_is_one_that_is_announced(case: Any, who: str, site: Site) -> None:
    """Names that are drawn lead nowhere, so that half of the time one is given that does."""
    if "name" in case.path_parameters and len(case.path_parameters["name"]) % 2:
        which = len(case.path_parameters["name"]) // 2 % 2
        is_replay = case.path.startswith("/api/replays")
        case.path_parameters["name"] = site.replay if is_replay else site.names[which]
    headers = {}
    if who == "guest":
        token = site.newcomer() if is_rash(case) else site.token
        headers = {"Authorization": f"Bearer {token}"}
    case.call_and_validate(base_url=site.url, headers=headers, checks=ASKED)


def is_rash(case: Any) -> bool:
    """After which a guest is gone, or has another token."""
    return (case.method, case.path) in [("DELETE", "/api/me"), ("POST", "/api/me/token")]

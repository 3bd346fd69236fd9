"""What comes over the net, in kB as it was sent."""

from collections import Counter

from playwright.sync_api import Response

from tests.e2e.visitor import Visitor


class Weights:
    """Of all that a visitor fetches from now on, by the kind of thing."""

    def __init__(self, visitor: Visitor) -> None:
        self._bytes: Counter[str] = Counter()
        visitor.page.on("response", self._weigh)

    def _weigh(self, response: Response) -> None:
        kind = response.request.resource_type
        self._bytes[kind] += int(response.headers.get("content-length", 0))

    @property
    def code(self) -> float:
        return (self._bytes["script"] + self._bytes["stylesheet"]) / 1000

    @property
    def pictures(self) -> float:
        """Those in files of their own; most are drawn by the script."""
        return self._bytes["image"] / 1000

    @property
    def fonts(self) -> float:
        return self._bytes["font"] / 1000

"""The ways by which this server calls people: those that its host has set up."""

from collections.abc import Mapping

from panicroom.server.calling.delivery import Delivery
from panicroom.server.calling.push import Push
from panicroom.server.calling.sealing import sealer_for
from panicroom.server.process.settings import Settings
from panicroom.server.store import Way


class Ways:
    def __init__(self, push: Push | None = None) -> None:
        self.push = push

    @property
    def offered(self) -> Mapping[Way, Delivery]:
        every: dict[Way, Delivery | None] = {"push": self.push}
        return {way: delivery for way, delivery in every.items() if delivery is not None}


def ways_of(settings: Settings, signing_key: bytes) -> Ways:
    delay = settings.call_seconds * 1000
    sealer = sealer_for(signing_key, contact(settings))
    push = None if sealer is None else Push(sealer, delay, settings.push_networks)
    return Ways(push)


def contact(settings: Settings) -> str:
    """Whom a push service may turn to; a page without HTTPS has no calls."""
    return settings.public_url if settings.public_url.startswith("https:") else ""

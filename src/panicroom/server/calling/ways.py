"""The ways by which this server calls people: those that its host has set up."""

import logging
from collections.abc import Mapping
from urllib.parse import urlsplit

from panicroom.server.calling.delivery import Delivery
from panicroom.server.calling.mail import Mail
from panicroom.server.calling.mail_server import mail_server_at
from panicroom.server.calling.push import Push
from panicroom.server.calling.sealing import sealer_for
from panicroom.server.calling.webhook import Webhook
from panicroom.server.process.settings import Settings
from panicroom.server.store import Way

log = logging.getLogger(__name__)


class Ways:
    def __init__(
        self, push: Push | None = None, mail: Mail | None = None, webhook: Webhook | None = None
    ) -> None:
        self.push, self.mail, self.webhook = push, mail, webhook

    @property
    def offered(self) -> Mapping[Way, Delivery]:
        every: dict[Way, Delivery | None]
        every = {"push": self.push, "mail": self.mail, "webhook": self.webhook}
        return {way: delivery for way, delivery in every.items() if delivery is not None}


def ways_of(settings: Settings, signing_key: bytes) -> Ways:
    delay, private = settings.call_seconds * 1000, settings.call_networks
    sealer = sealer_for(signing_key, contact(settings))
    push = None if sealer is None else Push(sealer, delay, private)
    origin = settings.public_url
    if (settings.smtp or settings.webhooks) and not origin:
        log.warning("no e-mails and no webhooks: they need --public-url, for their links")
        return Ways(push)
    return Ways(
        push,
        mail_by(settings) if settings.smtp else None,
        Webhook(origin, delay, private) if settings.webhooks else None,
    )


def mail_by(settings: Settings) -> Mail:
    sender = settings.mail_from or f"panicroom@{urlsplit(settings.public_url).hostname}"
    delay = settings.mail_seconds * 1000
    return Mail(mail_server_at(settings.smtp), sender, settings.public_url, delay)


def contact(settings: Settings) -> str:
    """Whom a push service may turn to; a page without HTTPS has no calls."""
    return settings.public_url if settings.public_url.startswith("https:") else ""

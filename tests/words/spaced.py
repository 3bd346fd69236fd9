"""Words whose no-break spaces are plain spaces."""

from typing import Final

from panicroom.words import Message, Words

NO_BREAK: Final = "\N{NO-BREAK SPACE}"


class Spaced(Words):
    """For tests of what is said: where its lines may break is tested elsewhere."""

    def tell(self, message: Message, form: str = "") -> str:
        return super().tell(message, form).replace(NO_BREAK, " ")

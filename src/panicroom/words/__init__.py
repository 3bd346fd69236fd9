"""Ids and parameters put into words (Fluent). Knows messages, and no game."""

from panicroom.kernel.message import Message, Value
from panicroom.words.catalogue import UnknownMessage, Words, languages
from panicroom.words.legible import legible

__all__ = ["Message", "UnknownMessage", "Value", "Words", "languages", "legible"]

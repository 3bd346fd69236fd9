"""Ids and parameters put into words (Fluent). Knows messages, and no game."""

from panicroom.words.catalogue import Message, UnknownMessage, Value, Words, languages
from panicroom.words.legible import legible

__all__ = ["Message", "UnknownMessage", "Value", "Words", "languages", "legible"]

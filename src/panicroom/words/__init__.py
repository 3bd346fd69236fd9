"""Formats messages in a language, with Fluent. Knows no game."""

from panicroom.kernel.message import Message, Value
from panicroom.words.catalogue import UnknownMessage, Words, languages
from panicroom.words.sanitize import sanitize

__all__ = ["Message", "UnknownMessage", "Value", "Words", "languages", "sanitize"]

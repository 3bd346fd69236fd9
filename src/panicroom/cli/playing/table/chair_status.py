"""Chairs as the server tells of them: nobody's, a bot's, or a guest's, who may be away."""

from panicroom.client.api import Json


def is_free(chair: Json) -> bool:
    return not chair["has_guest"] and chair["level"] is None


def is_played_by_guest(chair: Json) -> bool:
    """And not by a bot that stands in."""
    return bool(chair["has_guest"]) and chair["level"] is None


def is_away(chair: Json, seat: int, here: list[int]) -> bool:
    """A guest who has not the table open."""
    return is_played_by_guest(chair) and seat not in here

"""The status of a chair as the server sends it: free, a bot's, or a guest's."""

from panicroom.client.api import Json


def is_free(chair: Json) -> bool:
    return not chair["has_guest"] and chair["level"] is None


def is_played_by_guest(chair: Json) -> bool:
    """A guest's seat that no bot plays for them."""
    return bool(chair["has_guest"]) and chair["level"] is None


def is_away(chair: Json, seat: int, here: list[int]) -> bool:
    """A guest who is not connected."""
    return is_played_by_guest(chair) and seat not in here

"""The printed game as data: a person can edit it, and nothing else knows a count."""

from importlib.resources import files


def component_text(name: str) -> str:
    return files(__package__).joinpath(name).read_text(encoding="utf-8")

"""What a command is answered with that this person may not give, or not now."""


class Denied(Exception):
    """Ids and values; words are put to them at the edge. Nothing has changed."""

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params

    def __str__(self) -> str:
        return " ".join([self.code, *(f"{name}={value}" for name, value in self.params.items())])

"""The error for a command that this guest may not give, or not now."""


class Denied(Exception):
    """A code and parameters, translated by the client. Nothing has changed."""

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params

    def __str__(self) -> str:
        return " ".join([self.code, *(f"{name}={value}" for name, value in self.params.items())])

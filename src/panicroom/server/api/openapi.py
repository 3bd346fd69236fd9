"""Corrections of the OpenAPI description that the framework generates."""

from typing import Any, Final

from fastapi import FastAPI
from starlette.routing import compile_path

from panicroom.server.api.description_links import add_links

NEVER: Final = "422"
"""The framework's status for malformed requests; this server answers 400."""
THEIRS: Final = ("HTTPValidationError", "ValidationError")


class Api(FastAPI):
    def openapi(self) -> dict[str, Any]:
        if self.openapi_schema is None:
            self.openapi_schema = corrected(super().openapi())
        return self.openapi_schema


def corrected(schema: dict[str, Any]) -> dict[str, Any]:
    for path in schema["paths"].values():
        for operation in path.values():
            answers = operation["responses"]
            answers.pop(NEVER, None)
            for status, answer in answers.items():
                if (
                    status >= "400" and "content" in answer
                ):  # errors are JSON, whatever the route returns
                    answer["content"] = {"application/json": next(iter(answer["content"].values()))}
    for name in THEIRS:
        schema["components"]["schemas"].pop(name, None)
    add_links(schema["paths"])
    return schema


def methods_at(app: FastAPI, path: str) -> set[str]:
    found = app.openapi()["paths"].items()
    here = [operations for each, operations in found if compile_path(each)[0].match(path)]
    return {method.upper() for operations in here for method in operations}

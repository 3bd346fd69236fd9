"""Errors as answers: a code, the field it is about, and a message for the screen."""

from collections.abc import Mapping
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel
from starlette.exceptions import HTTPException

from panicroom.kernel.errors import Malformed
from panicroom.server.access.identity import BadToken
from panicroom.server.api.openapi import methods_at
from panicroom.server.live.workers import TooMuchWork
from panicroom.server.protocol.said import Said
from panicroom.server.services import TooManyLookups
from panicroom.server.store import (
    CannotStore,
    SignedOut,
    TooManyDevices,
    Unknown,
    Unreachable,
    UnreadableLog,
)
from panicroom.server.table.denied import Denied
from panicroom.server.table.names import BadName
from panicroom.telling.denials import denial_message

CODES: Final[Mapping[int, str]] = {
    400: "malformed",
    404: "not-found",
    405: "method-not-allowed",
    413: "too-large",
}


class ProblemBody(BaseModel):
    code: str
    field: str | None = None
    params: dict[str, Any] | None = None
    said: Said


class Problem(Exception):
    def __init__(
        self, status: int, code: str, field: str | None = None, params: Any = None
    ) -> None:
        super().__init__(status, code, field)
        self.status, self.code, self.field, self.params = status, code, field, params

    def response(self) -> JSONResponse:
        sentence = Said.of(denial_message(self.code, self.params, self.field))
        body = ProblemBody(
            code=self.code, field=self.field, params=self.params or None, said=sentence
        )
        return JSONResponse(body.model_dump(exclude_none=True), self.status)


OURS: Final = (
    *(
        Problem,
        Unknown,
        SignedOut,
        TooManyDevices,
        UnreadableLog,
        CannotStore,
        TooManyLookups,
        TooMuchWork,
    ),
)
THEIRS: Final = (RequestValidationError, HTTPException, BadToken, BadName, Malformed, Denied)
NOT_THERE: Final = Problem(404, "not-found")


def problem_of(error: Exception) -> Problem:
    """One mapping for handlers and middleware alike."""
    match error:
        case Problem():
            return error
        case RequestValidationError():
            where = error.errors()[0]["loc"]
            return Problem(400, "malformed", ".".join(map(str, where)))
        case HTTPException():
            return Problem(error.status_code, CODES.get(error.status_code, "http"))
        case BadToken():
            return Problem(401, error.why)
        case BadName():
            return Problem(400, error.why, "name")
        case Malformed():
            params = {"expected": error.expected.id, **error.expected.params}
            return Problem(400, "malformed", error.field, params)
        case TooManyLookups():
            return Problem(429, "too-many-lookups")
        case TooMuchWork():
            return Problem(429, "too-fast")
        case Unknown():
            return NOT_THERE
        case SignedOut():
            return Problem(401, "token-revoked")
        case TooManyDevices():
            return Problem(409, "too-many-devices")
        case UnreadableLog():
            return Problem(500, "unreadable")
        case Unreachable():
            return Problem(503, "later")
        case CannotStore():
            return Problem(503, "cannot-store")
        case Denied():
            return Problem(409, error.code, params=error.params)
    return Problem(500, "internal")


def answer_problems(app: FastAPI) -> None:
    async def answer(request: Request, error: Exception) -> JSONResponse:
        response = problem_of(error).response()
        if response.status_code == 405:
            response.headers["Allow"] = allowed(request, error)
        return response

    for kind in (*OURS, *THEIRS):
        app.add_exception_handler(kind, answer)


def allowed(request: Request, error: Exception) -> str:
    """All methods of the path: the framework lists those of one route, where several may match."""
    named = (getattr(error, "headers", None) or {}).get("Allow", "").split(", ")
    return ", ".join(sorted({*named, *methods_at(request.app, request.url.path)} - {""}))

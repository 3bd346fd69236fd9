"""Links of the OpenAPI description: which answers hold the code that another request needs."""

from typing import Any, Final

CODE: Final = "$response.body#/code"
TABLES: Final = ("/api/tables", "post", "201", "name")
RETURN_LINKS: Final = ("/api/me/links", "post", "201", "code")
"""The request and the status whose answer has a code, and the path parameter that takes it."""


def add_links(paths: dict[str, Any]) -> None:
    for path, method, status, parameter in (TABLES, RETURN_LINKS):
        answer = paths[path][method]["responses"][status]
        answer["links"] = {
            operation["operationId"]: {
                "operationId": operation["operationId"],
                "parameters": {parameter: CODE},
            }
            for other, operations in paths.items()
            for operation in operations.values()
            if f"{{{parameter}}}" in other
        }

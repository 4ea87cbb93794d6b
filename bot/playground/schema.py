"""Checks what goes over the line against Discord's own description of its interface.

For tests alone: the description is not installed with the bot, and checking takes time.
"""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator  # type: ignore[import-untyped]
from jsonschema.exceptions import ValidationError, best_match  # type: ignore[import-untyped]
from jsonschema.validators import extend  # type: ignore[import-untyped]
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from bot.playground.refusals import Json
from bot.playground.routes import Route

# Where Discord does otherwise than its description says: a pattern for the fault, then why.
EXCEPTIONS: Mapping[str, str] = {}

_REQUESTS, _RESPONSES = "urn:discord:requests", "urn:discord:responses"
_BY_TYPE = "x-by-type"


class Schema:
    """The description, with a checker for each route made when it is first used."""

    def __init__(self, described: Json) -> None:
        self._paths: Mapping[str, Json] = {
            _anonymous(path): operations for path, operations in described["paths"].items()
        }
        schemas = described["components"]["schemas"]
        # Ids come as text, but requests may give them as numbers: discord.py does, and the
        # documents on uploading files number the new ones.
        lenient = {**schemas, "SnowflakeType": {"type": ["string", "integer"]}}
        self._registry: Registry[Any] = Registry().with_resources(
            [
                (name, Resource.from_contents(_linked(held, schemas, name), DRAFT202012))
                for name, held in ((_REQUESTS, _held(lenient)), (_RESPONSES, _held(schemas)))
            ]
        )
        self._schemas = schemas
        self._validators: dict[tuple[Route, str], Any] = {}

    @classmethod
    def load(cls, path: Path) -> Schema:
        """Read the description from a JSON file packed with gzip."""
        return cls(json.loads(gzip.decompress(path.read_bytes())))

    def knows(self, route: Route) -> bool:
        """Whether the route is described."""
        return bool(self._operation(route))

    def request(self, route: Route, body: Any) -> list[str]:
        """What is wrong with the body of a request of the bot."""
        described = self._operation(route).get("requestBody")
        if described is None:
            return [f"{_name(route)} takes no body, got {body!r}"] if body else []
        return self._check(route, "request", described["content"], body)

    def response(self, route: Route, status: int, body: Any) -> list[str]:
        """What is wrong with an answer of the stand-in."""
        responses = self._operation(route).get("responses", {})
        if str(status) not in responses:
            return [f"{_name(route)} never answers {status}"]
        content = responses[str(status)].get("content")
        if content is None:
            return [f"{_name(route)} answers {status} without a body, got {body!r}"]
        return self._check(route, str(status), content, body)

    def _operation(self, route: Route) -> Json:
        found: Json = self._paths.get(_anonymous(route.template), {}).get(route.method.lower(), {})
        return found

    def _check(self, route: Route, what: str, content: Json, body: Any) -> list[str]:
        validator = self._validators.get((route, what))
        if validator is None:
            base = _REQUESTS if what == "request" else _RESPONSES
            schema = _linked(content["application/json"]["schema"], self._schemas, base)
            validator = _Validator(schema, registry=self._registry)
            self._validators[route, what] = validator
        error = best_match(validator.iter_errors(body))
        if error is None:
            return []
        said = f"{_name(route)} {what}: {error.json_path}: {error.message[:500]}"
        return [] if any(re.search(pattern, said) for pattern in EXCEPTIONS) else [said]


def _name(route: Route) -> str:
    return f"{route.method} {route.template}"


def _anonymous(template: str) -> str:
    return re.sub(r"\{\w+\}", "{}", template)


def _held(schemas: Json) -> Json:
    return {"components": {"schemas": schemas}}


def _linked(node: Any, schemas: Json, base: str) -> Any:
    """A copy whose references name the document they point into, quick to check.

    A union whose members differ in their `type` is looked up by it instead of being tried in turn,
    and one of constants is a plain list of values.
    """
    if isinstance(node, list):
        return [_linked(one, schemas, base) for one in node]
    if not isinstance(node, dict):
        return node
    linked = {key: _linked(value, schemas, base) for key, value in node.items()}
    if isinstance(linked.get("$ref"), str):
        linked["$ref"] = base + linked["$ref"]
    for key in ("anyOf", "oneOf"):
        constants = _constants(node.get(key))
        if constants is not None:
            del linked[key]
            linked["enum"] = constants
        by_type = _by_type(node.get(key), schemas)
        if by_type is not None:
            del linked[key]
            linked[_BY_TYPE] = _linked(by_type, schemas, base)
    return linked


def _constants(members: Any) -> list[Any] | None:
    if not isinstance(members, list) or not all("const" in member for member in members):
        return None
    return [member["const"] for member in members]


def _by_type(members: Any, schemas: Json) -> Json | None:
    found: Json = {}
    if not isinstance(members, list):
        return None
    for member in members:
        reference = member.get("$ref", "") if isinstance(member, dict) else ""
        schema = schemas.get(reference.rpartition("/")[2], {})
        types = schema.get("properties", {}).get("type", {}).get("enum")
        required = "type" in schema.get("required", ())
        if not types or not required or any(str(one) in found for one in types):
            return None
        found.update({str(one): member for one in types})
    return found or None


def _check_by_type(
    validator: Any, by_type: Mapping[str, Json], instance: Any, _schema: Json
) -> Iterator[ValidationError]:
    if not isinstance(instance, dict):
        yield ValidationError(f"{instance!r} is not an object")
        return
    schema = by_type.get(str(instance.get("type")))
    if schema is None:
        yield ValidationError(f"{instance.get('type')!r} is none of the types {sorted(by_type)}")
        return
    yield from validator.descend(instance, schema)


_Validator = extend(Draft202012Validator, {_BY_TYPE: _check_by_type})

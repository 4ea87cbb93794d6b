"""Answers by the rules for seats whose player is away, from what the seat sees."""

from __future__ import annotations

from engine.core import Question, Raw, Rng, any_answer
from engine.lewis_clark.view import View


def choose(view: View, question: Question, rng: Rng) -> Raw:
    """A sensible answer."""
    return any_answer(question, rng)

"""The pictures of Go West!, and the same in words."""

from render.go_west.drawing import GoWest

__all__ = ["GoWest"]

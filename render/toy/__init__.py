"""The pictures of the toy, and the same in words."""

from render.toy.drawing import Toy

__all__ = ["Toy"]

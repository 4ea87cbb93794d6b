"""Scenes to PNG files. Only the modules in here import PIL."""

from render.paint.painter import indexed, paint, picture, warm

__all__ = ["indexed", "paint", "picture", "warm"]

"""Scenes to PNG files and moving pictures. Only the modules in here import PIL."""

from render.paint.film import film
from render.paint.painter import indexed, paint, picture, warm

__all__ = ["film", "indexed", "paint", "picture", "warm"]

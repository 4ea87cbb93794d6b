"""The pictures of Lewis & Clark, and the same in words."""

from render.lewis_clark.drawing import LewisClark

__all__ = ["LewisClark"]

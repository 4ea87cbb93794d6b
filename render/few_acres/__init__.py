"""The pictures of A Few Acres of Snow, and the same in words."""

from render.few_acres.drawing import FewAcres

__all__ = ["FewAcres"]

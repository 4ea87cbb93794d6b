"""Robinson Crusoe as pictures and as text."""

from render.robinson.drawing import Robinson

__all__ = ["Robinson"]

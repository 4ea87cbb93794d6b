"""PNG files, written fast: rows without a filter, deflated by the fastest level there is."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable

from PIL import Image

SIGNATURE = b"\x89PNG\r\n\x1a\n"

try:
    from isal import isal_zlib
except ImportError:  # no wheel for this machine: slower, and other bytes, but the same pixels
    deflate: Callable[[bytes], bytes] = lambda rows: zlib.compress(rows, 1)  # noqa: E731
else:
    deflate = lambda rows: isal_zlib.compress(rows, 1)  # noqa: E731


def png_of(image: Image.Image, deflated: Callable[[bytes], bytes] = deflate) -> bytes:
    """A picture with a palette as an 8-bit PNG."""
    palette = image.getpalette("RGB")
    assert palette is not None, "the picture has no palette"
    # The filter's byte before each row is 0, so a picture one column wider has the rows ready.
    rows = Image.new("P", (image.width + 1, image.height), 0)
    rows.paste(image, (1, 0))
    head = struct.pack(">IIBBBBB", image.width, image.height, 8, 3, 0, 0, 0)
    return b"".join(
        (
            SIGNATURE,
            chunk(b"IHDR", head),
            chunk(b"PLTE", bytes(palette)),
            chunk(b"IDAT", deflated(rows.tobytes())),
            chunk(b"IEND", b""),
        )
    )


def chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

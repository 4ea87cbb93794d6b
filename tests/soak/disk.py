"""A disk in memory whose power can be cut: what wasn't synced is lost, torn or out of order."""

from __future__ import annotations

import random
from typing import Any

import apsw

SECTOR = 512
NAME = "power-cut"


class PowerCut(Exception):
    """The power is gone, in the middle of this."""


class Content:
    """One file: what programs read of it, and what would be left of it."""

    def __init__(self) -> None:
        self.seen = bytearray()
        self.kept = bytearray()  # as it was synced last
        self.written: set[int] = set()  # sectors since then
        self.exists = False  # its name has been synced

    def read(self, amount: int, offset: int) -> bytes:
        return bytes(self.seen[offset : offset + amount])

    def write(self, data: bytes, offset: int) -> None:
        end = offset + len(data)
        if len(self.seen) < end:
            self.seen.extend(bytes(end - len(self.seen)))
        self.seen[offset:end] = data
        self.written.update(range(offset // SECTOR, (end - 1) // SECTOR + 1))

    def truncate(self, size: int) -> None:
        del self.seen[size:]

    def sync(self) -> None:
        self.kept = bytearray(self.seen)
        self.written.clear()
        self.exists = True

    def left(self, chance: random.Random) -> bytearray:
        """What is found when the power is back: every unsynced sector goes its own way."""
        sizes = sorted((len(self.kept), len(self.seen)))
        size = chance.choice((*sizes, chance.randint(*sizes)))
        left = bytearray(self.kept[:size]).ljust(size, b"\0")
        for sector in self.written:
            start = sector * SECTOR
            new = self.seen[start : start + SECTOR]
            # All of it, nothing of it, or its first part: a synced byte never changes.
            length = chance.choice((0, len(new), chance.randint(0, len(new))))
            end = min(start + length, size)
            if end > start:
                left[start:end] = new[: end - start]
        return left


class Disk:
    """Files by name. Counts what is done to it, and cuts the power where it is told to."""

    def __init__(self) -> None:
        self.files: dict[str, Content] = {}
        self.done = 0
        self.cut_at: int | None = None
        self.is_off = False

    def touch(self) -> None:
        """One more write or sync."""
        if self.is_off:
            raise PowerCut
        self.done += 1
        if self.done == self.cut_at:
            self.is_off = True
            raise PowerCut

    def sync(self) -> None:
        """Have everything on the disk."""
        for content in self.files.values():
            content.sync()

    def restart(self, chance: random.Random) -> None:
        """Cut the power, and have it back."""
        found: dict[str, Content] = {}
        for name, content in self.files.items():
            if content.exists or chance.random() < 0.5:
                again = Content()
                again.seen = content.left(chance)
                again.sync()
                found[name] = again
        self.files = found
        self.done, self.cut_at, self.is_off = 0, None, False


class Files(apsw.VFS):
    """SQLite's way to a `Disk`."""

    def __init__(self, disk: Disk) -> None:
        super().__init__(NAME, "")
        self.disk = disk

    def xOpen(self, name: Any, flags: list[int]) -> File:  # noqa: N802
        called = name.filename() if isinstance(name, apsw.URIFilename) else str(name)
        flags[1] = flags[0]
        return File(self.disk, self.disk.files.setdefault(called, Content()))

    def xAccess(self, pathname: str, flags: int) -> bool:  # noqa: N802
        return pathname in self.disk.files

    def xDelete(self, filename: str, syncdir: bool) -> None:  # noqa: N802
        self.disk.touch()
        self.disk.files.pop(filename, None)

    def xFullPathname(self, name: str) -> str:  # noqa: N802
        return name


class File:
    """One open file. Nobody else opens it, so that there is nothing to lock."""

    def __init__(self, disk: Disk, content: Content) -> None:
        self.disk = disk
        self.content = content

    def xRead(self, amount: int, offset: int) -> bytes:  # noqa: N802
        return self.content.read(amount, offset)

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802
        self.disk.touch()
        self.content.write(data, offset)

    def xTruncate(self, newsize: int) -> None:  # noqa: N802
        self.disk.touch()
        self.content.truncate(newsize)

    def xSync(self, flags: int) -> None:  # noqa: N802
        self.disk.touch()
        self.content.sync()

    def xFileSize(self) -> int:  # noqa: N802
        return len(self.content.seen)

    def xLock(self, level: int) -> None:  # noqa: N802
        pass

    def xUnlock(self, level: int) -> None:  # noqa: N802
        pass

    def xCheckReservedLock(self) -> bool:  # noqa: N802
        return False

    def xFileControl(self, op: int, ptr: int) -> bool:  # noqa: N802
        return False

    def xSectorSize(self) -> int:  # noqa: N802
        return SECTOR

    def xDeviceCharacteristics(self) -> int:  # noqa: N802
        # What SQLite takes for granted of every disk: a write spoils nothing beside it.
        return int(apsw.SQLITE_IOCAP_POWERSAFE_OVERWRITE)

    def xClose(self) -> None:  # noqa: N802
        pass

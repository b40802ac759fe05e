"""Fetching the newest card file from LorcanaJSON."""

from __future__ import annotations

from collections.abc import Callable

from illumineer.errors import CardFileError

URL = "https://lorcanajson.org/files/current/en/allCards.json"

_LARGEST = 200_000_000
"""Bytes.  The file has grown to some ten million; what is far larger is something else."""

_PATIENCE = 30.0
"""Seconds without an answer."""


def download(url: str = URL, progress: Callable[[int, int], None] | None = None) -> bytes:
    """The bytes of the file; CardFileError if it cannot be had.  `progress` is told bytes so far, and in all (or 0)."""
    import httpx

    data = bytearray()
    try:
        with httpx.stream("GET", url, follow_redirects=True, timeout=_PATIENCE) as answer:
            if not answer.is_success:
                raise CardFileError(f"{url}: the server answers {answer.status_code} {answer.reason_phrase}")
            size = answer.headers.get("content-length", "")
            expected = int(size) if size.isdecimal() and "content-encoding" not in answer.headers else 0
            for part in answer.iter_bytes():
                data += part
                if len(data) > _LARGEST:
                    raise CardFileError(f"{url}: more than {_LARGEST:,} bytes; this is not a card file")
                if progress is not None:
                    progress(len(data), expected)
    except httpx.TimeoutException:
        raise CardFileError(
            f"{url}: no answer within {_PATIENCE:.0f} seconds; the cards in use stay as they are"
        ) from None
    except httpx.ConnectError:
        raise CardFileError(
            f"{url}: the server cannot be reached. Is this machine online? The cards in use stay as they are; "
            "a file that you already have can be added with: illumineer cards import FILE"
        ) from None
    except (httpx.HTTPError, httpx.InvalidURL) as error:
        raise CardFileError(f"{url}: {error}") from None
    return bytes(data)

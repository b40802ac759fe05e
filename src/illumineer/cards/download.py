"""Fetching the newest card file from LorcanaJSON."""

from __future__ import annotations

from collections.abc import Callable

from illumineer.errors import CardFileError

URL = "https://lorcanajson.org/files/current/en/allCards.json"

_LARGEST = 200_000_000
"""Bytes.  The file has grown to some ten million; what is far larger is something else."""

_PATIENCE = 30
"""Seconds without an answer."""


def download(url: str = URL, progress: Callable[[int, int], None] | None = None) -> bytes:
    """The bytes of the file; CardFileError if it cannot be had.  `progress` is told bytes so far, and in all (or 0)."""
    import httpx

    data = bytearray()
    try:
        with httpx.stream("GET", url, follow_redirects=True, timeout=_PATIENCE) as answer:
            if not answer.is_success:
                status = answer.status_code
                raise CardFileError("card_file.refused", url=url, status=status, reason=answer.reason_phrase)
            size = answer.headers.get("content-length", "")
            expected = int(size) if size.isdecimal() and "content-encoding" not in answer.headers else 0
            for part in answer.iter_bytes():
                data += part
                if len(data) > _LARGEST:
                    raise CardFileError("card_file.too_large", url=url, most=_LARGEST)
                if progress is not None:
                    progress(len(data), expected)
    except httpx.TimeoutException:
        raise CardFileError("card_file.too_slow", url=url, n=_PATIENCE) from None
    except httpx.ConnectError:
        raise CardFileError("card_file.offline", url=url) from None
    except (httpx.InvalidURL, httpx.UnsupportedProtocol):
        raise CardFileError("card_file.no_address", url=url) from None
    except httpx.HTTPError as error:
        raise CardFileError("card_file.broken_off", url=url, what=type(error).__name__) from None
    return bytes(data)

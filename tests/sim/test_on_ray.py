"""Games on Ray: a real one that is started here, and addresses where there is none."""

from __future__ import annotations

import os
import signal
import socket
import sys
from pathlib import Path

import pytest
from tests.sim.duels import a_duel, played

from illumineer.errors import SimulationError
from illumineer.sim import on_ray as module
from illumineer.sim.crew import here
from illumineer.sim.on_ray import on_ray

ray = pytest.importorskip("ray", reason="Ray is not installed (pip install 'illumineer[ray]')")


def actors() -> list[int]:
    """The processes of the actors of the Ray that was started here."""
    (raylet,) = ray._private.worker._global_node.all_processes["raylet"]
    found = []
    for place in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((place / "stat").read_text().rpartition(")")[2].split()[1])
            title = (place / "cmdline").read_bytes()
        except OSError:
            continue  # it has ended meanwhile
        if parent == raylet.process.pid and title.startswith(b"ray::Hand"):
            found.append(int(place.name))
    return found


@pytest.mark.skipif(sys.platform != "linux", reason="finds a worker to kill in /proc")
def test_ray_plays_the_same_games_even_if_a_worker_is_killed() -> None:
    killed: list[int] = []

    def watch() -> None:
        for process in actors()[:1] if not killed else ():
            os.kill(process, signal.SIGKILL)
            killed.append(process)

    assert played(a_duel(), 12, on_ray("local"), chunk=2, watch=watch) == played(a_duel(), 12, here)
    assert killed
    assert not ray.is_initialized()


def test_an_address_where_nobody_listens_is_a_sentence() -> None:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{door.getsockname()[1]}"
        for each in (address, f"ray://{address}"):
            with pytest.raises(SimulationError, match=f"there is no Ray at {each}: Connection refused"):
                on_ray(each)


def test_somebody_who_is_not_ray_is_not_waited_for_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_TO_ANSWER", 0.2)
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        door.listen()
        with pytest.raises(SimulationError, match="nothing answered within"):
            on_ray(f"127.0.0.1:{door.getsockname()[1]}")


@pytest.mark.parametrize("address", ["nonsense", "host:", ":6379", "host:port"])
def test_what_is_no_address_is_a_sentence(address: str) -> None:
    with pytest.raises(SimulationError, match="is no address of Ray; there are local, auto, HOST:PORT"):
        on_ray(address)


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SimulationError, match=r"Ray is not installed; run pip install 'illumineer\[ray\]'"):
        on_ray("local")

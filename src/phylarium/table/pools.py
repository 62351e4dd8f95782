"""Processes that work for a server."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor


def terminate(pool: ProcessPoolExecutor) -> None:
    """End the processes of a pool at once, whatever they work on."""
    workers = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join(5)

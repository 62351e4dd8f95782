"""What a server counts about itself, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """The counters of one process, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "phylarium_requests", "Requests by route and status.", ["route", "status"], registry=self.registry
        )
        self.request_seconds = Histogram(
            "phylarium_request_seconds", "Time to answer.", ["route"], buckets=FAST, registry=self.registry
        )
        self.move_seconds = Histogram(
            "phylarium_move_seconds", "Time from a move to its commit.", buckets=FAST, registry=self.registry
        )
        self.bot_seconds = Histogram(
            "phylarium_bot_seconds", "Time that a bot thought.", buckets=FAST, registry=self.registry
        )
        self.tables_opened = Counter(
            "phylarium_tables_opened", "Tables opened, by game.", ["game"], registry=self.registry
        )
        self.tables = Gauge("phylarium_tables", "Tables by status.", ["status"], registry=self.registry)
        self.watching = Gauge("phylarium_watching", "Open live connections.", registry=self.registry)
        self.rooms = Gauge("phylarium_rooms", "Tables at hand in this process.", registry=self.registry)

        self._answers: dict[tuple[str, int], tuple[Counter, Histogram]] = {}

    def answered(self, route: str, status: int, seconds: float) -> None:
        """Count an answer and the time that it took."""
        # There are few routes, and each look for the counter of one takes its library longer than counting.
        found = self._answers.get((route, status))
        if found is None:
            found = self.requests.labels(route, str(status)), self.request_seconds.labels(route)
            self._answers[route, status] = found
        found[0].inc()
        found[1].observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self.registry)

"""The report of a training as one HTML page, made as those of tournaments are."""

from __future__ import annotations

from html import escape

from phylarium import __version__
from phylarium.arena.charts import Curve, Interval, Point, curves, intervals
from phylarium.arena.report import Words, page, paragraph, section, wide
from phylarium.kernel import words
from phylarium.kernel.message import ROW, Listing
from phylarium.train.training import Round, Training, Trial

TONES = ("data", "more", "less")


class TrainingPage(Words):
    """The words and parts of one report, in one language."""

    def __init__(self, training: Training, language: str) -> None:
        super().__init__(language, "train", "arena")
        self.training = training
        self.rounds = training.rounds

    def html(self) -> str:
        title = self.say("train-title", game=self.title_of(self.training.plan.game))
        parts = [f"<h1>{escape(title)}</h1>", self.facts()]
        parts += [self.trials(), self.curve(), self.mixed(), self.losses()] if self.rounds else []
        return page(title, self.language, parts)

    def facts(self) -> str:
        if not self.rounds:
            return paragraph(self.say("train-none"), "note")
        plan = self.training.plan
        told = self.say(
            "train-settings",
            rounds=len(self.rounds),
            games=sum(found.games for found in self.rounds),
            decisions=sum(found.decisions for found in self.rounds),
            minutes=sum(found.seconds for found in self.rounds) / 60,
            seed=plan.seed,
            rules=self.training.made.rules,
            version=__version__,
        )
        seats = self.say("train-seats", seats=Listing([str(number) for number in plan.seats], ROW))
        return f'<div class="facts">{paragraph(told)}{paragraph(seats)}</div>'

    def opponent(self, trial: Trial) -> str:
        return self.say("train-trial-self", round=trial.against) if trial.against.isdecimal() else trial.against

    def trials(self) -> str:
        """The last measurement, opponent by opponent."""
        measured = [found for found in self.rounds if found.trials]
        if not measured:
            return ""
        last = measured[-1]
        parts = [paragraph(self.say("train-trials-about"), "about")]
        for seats in sorted({trial.seats for trial in last.trials}):
            rows = []
            for trial in last.trials:
                if trial.seats == seats:
                    won = trial.rate
                    told = {name: self.percent(getattr(won, name)) for name in ("rate", "low", "high")}
                    note = self.say("train-trial-note", games=trial.games, **told)
                    label = self.say("train-trial", seats=seats, against=self.opponent(trial))
                    clear = won.low > 1 / seats or won.high < 1 / seats
                    rows.append(Interval(label, won.rate, won.low, won.high, note, clear))
            title = self.say("train-after", round=last.number)
            parts.append(wide(intervals(rows, title, self.percent, self.voice, fair=1 / seats, within=(0.0, 1.0))))
        return section(self.say("train-trials"), *parts)

    def curve(self) -> str:
        """What was won against greedy, by number of seats."""
        lines = []
        for place, seats in enumerate(sorted(set(self.training.plan.seats))):
            points = []
            for found in self.rounds:
                for trial in found.trials:
                    if trial.seats == seats and trial.against == "greedy":
                        won = trial.rate
                        note = self.say("train-curve-note", round=found.number, rate=self.percent(won.rate))
                        points.append(Point(found.number, won.rate * seats, won.low * seats, won.high * seats, note))
            if points:
                lines.append(Curve(self.say("train-curve-line", seats=seats), points, TONES[place % len(TONES)]))
        if not lines:
            return ""
        title = self.say("train-curve")
        picture = curves(lines, title, self.voice, fair=1.0)
        return section(title, paragraph(self.say("train-curve-about"), "about"), wide(picture))

    def plainly(self, label: str, of: list[tuple[int, float]], tone: str) -> Curve:
        points = [
            Point(x, y, y, y, self.say("train-curve-note", round=x, rate=words.decimal(y, 3, self.language)))
            for x, y in of
        ]
        return Curve(label, points, tone)

    def mixed(self) -> str:
        known = [(found.number, found.mixed) for found in self.rounds if found.mixed is not None]
        if not known:
            return ""
        title = self.say("train-mixed")
        picture = curves([self.plainly(title, known, "data")], title, self.voice, fair=1.0)
        return section(title, paragraph(self.say("train-mixed-about"), "about"), wide(picture))

    def losses(self) -> str:
        title = self.say("train-losses")
        parts = [paragraph(self.say("train-losses-about"), "about")]
        for name in ("entropy", "error", "drift"):
            label = self.say(f"train-{name}")
            course = [(found.number, measure(found, name)) for found in self.rounds]
            parts.append(wide(curves([self.plainly(label, course, "data")], label, self.voice)))
        return section(title, *parts)


def measure(found: Round, name: str) -> float:
    value: float = getattr(found, name)
    return value


def html(training: Training, language: str = words.SOURCE) -> str:
    """The whole page."""
    return TrainingPage(training, language).html()

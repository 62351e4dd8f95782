"""The report of a tournament as one HTML page: no script, nothing loaded, light and dark."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from html import escape

from phylarium.arena.analysis import HARDLY_EVER, LEAST, NAME, NEARLY_ALWAYS, Analysis, Effect, Pick, Share, rounded
from phylarium.arena.balance import Balance
from phylarium.arena.charts import LOOK, Interval, Voice, distributions, intervals, matrix
from phylarium.arena.intervals import Rate
from phylarium.arena.tournament import seat_message
from phylarium.kernel import words
from phylarium.kernel.message import ROW, Argument, Listing, Message
from phylarium.kernel.registry import game
from phylarium.kit.faces import font_faces
from phylarium.kit.style import SANS, SERIF
from phylarium.kit.svg import Markup

TELLING = 24
"""Effects that are shown at once; the rest is folded away, by block."""

FOUND = 8
"""Findings of one kind that are told."""

FEW = 30
"""Games below which a page says that they are few."""

COLUMNS = (
    "arena-column-bot",
    "arena-column-rating",
    "arena-column-interval",
    "arena-column-games",
    "arena-column-wins",
    "arena-column-interval",
    "arena-column-fair",
    "arena-column-place",
    "arena-column-score",
)

MINUS = "\N{MINUS SIGN}"

PAGE = f"""
*{{box-sizing:border-box}}
html{{color-scheme:light dark;-webkit-text-size-adjust:100%}}
body{{margin:0;background:var(--ph-paper);color:var(--ph-ink);font:16px/1.55 {SANS}}}
main{{max-width:52rem;margin:0 auto;padding:2.5rem 1.25rem 4rem}}
h1{{font:700 2rem/1.2 {SERIF};margin:0 0 .75rem;text-wrap:balance}}
h2{{font:700 1.3rem/1.3 {SERIF};margin:0 0 .35rem}}
h3{{font:700 1rem/1.4 {SERIF};margin:1.25rem 0 .35rem}}
p{{margin:.25rem 0 .75rem;max-width:46rem}}
.about,.facts{{color:var(--ph-muted);font-size:.9375rem}}
.facts p{{margin:.1rem 0}}
section{{background:var(--ph-panel);border:1px solid var(--ph-line);border-radius:10px;padding:1.25rem 1.25rem 1rem;
margin-top:1.25rem}}
.wide{{overflow-x:auto;padding:.25rem 0}}
.chart{{display:block;width:100%;min-width:34rem;height:auto}}
table{{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums;font-size:.9375rem}}
th,td{{padding:.35rem .5rem;text-align:right;border-bottom:1px solid var(--ph-line);white-space:nowrap}}
th{{font-weight:400;color:var(--ph-muted);font-size:.8125rem}}
th:first-child,td:first-child{{text-align:left;padding-left:0}}
th:last-child,td:last-child{{padding-right:0}}
tr:last-child td{{border-bottom:0}}
.note{{border-left:3px solid var(--ph-less);padding:.1rem 0 .1rem .75rem;margin:.75rem 0}}
ul{{margin:.25rem 0;padding-left:1.25rem}}
li{{margin:.3rem 0}}
details{{border-top:1px solid var(--ph-line);padding:.5rem 0}}
summary{{cursor:pointer;padding:.15rem 0}}
summary:focus-visible{{outline:2px solid var(--ph-data);outline-offset:2px;border-radius:3px}}
@media print{{section{{break-inside:avoid}}}}
"""


def paragraph(text: str, kind: str = "") -> str:
    return f'<p class="{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>"


def section(title: str, *parts: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{''.join(parts)}</section>"


def wide(picture: Markup) -> str:
    """A chart that may be scrolled where the page is narrower."""
    return f'<div class="wide" tabindex="0">{picture}</div>'


def folded(title: str, *parts: str) -> str:
    return f"<details><summary>{escape(title)}</summary>{''.join(parts)}</details>"


def page(title: str, language: str, parts: Iterable[str]) -> str:
    """A page of parts, whole in itself, with the fonts that its charts were measured with."""
    style = font_faces() + LOOK.css(None) + PAGE
    return (
        f'<!doctype html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n"
        f'<body class="ph-auto">\n<main>\n{"".join(parts)}\n</main>\n</body>\n</html>\n'
    )


def plain_text(analysis: Analysis, balance: Balance | None = None) -> str:
    """The report as readable JSON: the same numbers, and all of them."""
    answer = analysis.plain() if balance is None else {"balance": rounded(balance), **analysis.plain()}
    return json.dumps(answer, ensure_ascii=False, indent=2) + "\n"


def plainly(what: str) -> str:
    """A member of the vocabulary as people write it."""
    return what.replace("_", " ")


class Words:
    """The words of a page in one language: messages of some files, and numbers."""

    def __init__(self, language: str, *files: str) -> None:
        self.language = language
        self.files = files
        self.voice = Voice(lambda what, note: self.say("arena-told", what=what, note=note), self.number)

    def say(self, id: str, **args: Argument) -> str:
        """A message of the reports in words."""
        return words.render(Message(id, args), language=self.language, also=self.files)

    def title_of(self, name: str) -> str:
        return words.render(Message(f"{game(name).name}-title"), name, self.language)

    def number(self, value: float, digits: int | None = None) -> str:
        """A number with so many decimals; without a word about them, as many as it needs, up to three."""
        if digits is None:
            digits = next(few for few in range(4) if few == 3 or round(value, few) == value)
        return words.decimal(value, digits, self.language).replace("-", MINUS)

    def percent(self, value: float) -> str:
        """A share in hundredths; a small one with a decimal, where that says more."""
        finer = value < 0.1 and round(100 * value, 1) != round(100 * value)
        return words.percent(value, 1 if finer else 0, self.language)

    def points(self, value: float) -> str:
        """A difference of rates, in hundredths."""
        whole = round(100 * value)
        return ("+" if whole > 0 else MINUS if whole < 0 else "") + self.number(abs(whole), 0)

    def size(self, value: float) -> str:
        """A difference of rates without its sign."""
        return self.number(100 * abs(value), 0)

    def reach(self, low: float, high: float, digits: int = 0) -> str:
        """The two ends of an interval."""
        return self.say("arena-range", low=self.number(low, digits), high=self.number(high, digits))


class ReportPage(Words):
    """The words and parts of one report, in one language."""

    def __init__(self, analysis: Analysis, balance: Balance | None, language: str) -> None:
        super().__init__(language, "arena")
        self.analysis = analysis
        self.balance = balance

    # --- the page ----------------------------------------------------------------------------

    def html(self) -> str:
        analysis = self.analysis
        name = self.title_of(analysis.plan.game)
        title = (
            self.say("arena-title", game=name, count=len(analysis.plan.bots))
            if self.balance is None
            else self.say("arena-balance-title", game=name)
        )
        parts = [f"<h1>{escape(title)}</h1>", self.facts(), *self.notes()]
        if analysis.finished:
            if self.balance is not None:
                parts.append(self.found())
            else:
                parts.append(self.standings())
                parts.append(self.versus())
            parts += [self.seats(), self.names(), self.scores(), self.length()]
            parts += [self.effects(), self.picks()]
        return page(title, self.language, parts)

    def facts(self) -> str:
        """What was played, so that it can be played again."""
        plan = self.analysis.plan
        lines = [
            self.say(
                "arena-settings",
                finished=self.analysis.finished,
                seats=plan.seats,
                seed=plan.seed,
                rules=plan.rules_version,
                version=plan.phylarium,
            )
        ]
        chosen = [
            Message("arena-option", {"name": option.name, "value": str(plan.options[option.name]).lower()})
            for option in game(plan.game).options
            if plan.options[option.name] != option.default_for(plan.seats)
        ]
        if chosen:
            lines.append(self.say("arena-settings-options", options=Listing(chosen, ROW)))
        if plan.pack_digest:
            lines.append(self.say("arena-settings-pack", pack=plan.pack_digest))
        who = Listing(plan.bots, ROW)
        id = "arena-bots" if self.balance is None else "arena-balance-bot"
        lines.append(self.say(id, bots=who))
        if self.analysis.games:
            each = self.analysis.seconds / self.analysis.games
            lines.append(self.say("arena-took", seconds=self.analysis.seconds, each=each))
        lines.append(self.say("arena-intervals"))
        return f'<div class="facts">{"".join(paragraph(line) for line in lines)}</div>'

    def notes(self) -> Iterable[str]:
        """What a reader must know before believing anything."""
        plan = self.analysis.plan
        if not self.analysis.finished:
            yield paragraph(self.say("arena-note-none"), "note")
        elif self.analysis.finished < FEW:
            yield paragraph(self.say("arena-note-few"), "note")
        if self.analysis.failures:
            first = self.analysis.failures[0].error
            yield paragraph(self.say("arena-note-failed", count=len(self.analysis.failures), error=first), "note")
        if not self.analysis.even and len(plan.bots) > 1 and self.analysis.finished:
            yield paragraph(self.say("arena-note-uneven", turn=plan.turn()), "note")
        if self.analysis.by_the_clock:
            yield paragraph(self.say("arena-note-clock", bots=Listing(self.analysis.by_the_clock, ROW)), "note")

    def standings(self) -> str:
        rated = [row for row in self.analysis.standings if row.rating is not None]
        heads = "".join(f"<th>{escape(self.say(column))}</th>" for column in COLUMNS)
        body = ""
        for row in self.analysis.standings:
            rating = row.rating
            cells = [
                row.bot,
                "" if rating is None else self.number(rating.mu, 1),
                "" if rating is None else self.reach(rating.low, rating.high, 1),
                self.number(row.games, 0),
                self.percent(row.wins.rate),
                self.reach(100 * row.wins.low, 100 * row.wins.high),
                self.percent(row.expected) if self.analysis.plan.seats > 1 else "",
                self.number(row.place.mean, 2),
                self.number(row.score.mean, 1),
            ]
            body += "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"
        table = f'<div class="wide" tabindex="0"><table><tr>{heads}</tr>{body}</table></div>'
        unrated = "arena-alone" if self.analysis.plan.seats > 1 else "arena-solitaire"
        about = self.say("arena-standings-about") if rated else self.say(unrated)
        picture = ""
        if rated:
            rows = [
                Interval(row.bot, row.rating.mu, row.rating.low, row.rating.high, self.number(row.rating.mu, 1))
                for row in rated
                if row.rating is not None
            ]
            picture = wide(intervals(rows, self.say("arena-rating-chart"), self.number, self.voice))
        return section(self.say("arena-standings"), paragraph(about, "about"), picture, table)

    def versus(self) -> str:
        if not self.analysis.versus:
            return ""
        order = [row.bot for row in self.analysis.standings]
        cells = {}
        for meeting in self.analysis.versus:
            before = meeting.before
            said = self.say(
                "arena-versus-cell",
                bot=meeting.bot,
                against=meeting.against,
                rate=self.percent(before.rate),
                low=self.percent(before.low),
                high=self.percent(before.high),
                games=before.of,
            )
            below = self.reach(100 * before.low, 100 * before.high)
            cells[meeting.bot, meeting.against] = (before.rate, self.percent(before.rate), below, said)
        about = self.say("arena-versus-about")
        return section(self.say("arena-versus"), paragraph(about, "about"), wide(matrix(order, cells, about)))

    def share_rows(self, shares: Sequence[Share], fair: float, seat: bool) -> list[Interval]:
        rows = []
        for share in shares:
            label = self.say("arena-seat", seat=share.what) if seat else self.name_words(share.what)
            note = self.say("arena-share-games", games=share.wins.of, **self.rate_words(share.wins))
            tone = "data" if not share.clear else "more" if share.wins.rate > fair else "less"
            rows.append(Interval(label, share.wins.rate, share.wins.low, share.wins.high, note, share.clear, tone))
        return rows

    def seats(self) -> str:
        if self.analysis.plan.seats < 2:
            return ""
        fair = 1 / self.analysis.plan.seats
        about = self.say("arena-seats-about", fair=self.percent(fair))
        return self.shares(self.say("arena-seats"), about, self.share_rows(self.analysis.seats, fair, True), fair)

    def names(self) -> str:
        if not self.analysis.names or self.analysis.plan.seats < 2:
            return ""
        fair = 1 / self.analysis.plan.seats
        about = self.say("arena-names-about", fair=self.percent(fair))
        return self.shares(self.say("arena-names"), about, self.share_rows(self.analysis.names, fair, False), fair)

    def shares(self, title: str, about: str, rows: list[Interval], fair: float) -> str:
        """Who won how often, beside what would be fair."""
        picture = intervals(rows, title, self.percent, self.voice, fair=fair, within=(0.0, 1.0))
        return section(title, paragraph(about, "about"), wide(picture))

    def scores(self) -> str:
        rows = []
        for row in self.analysis.standings:
            if row.score.count:
                note = self.say(
                    "arena-scores-row",
                    mean=self.number(row.score.mean, 1),
                    median=self.number(row.score.median),
                    least=self.number(row.score.least),
                    most=self.number(row.score.most),
                )
                rows.append((row.bot, note, row.scores))
        about = (
            self.say("arena-scores-margin", margin=self.analysis.margin.mean)
            if self.analysis.plan.seats > 1
            else self.say("arena-scores-about")
        )
        title = self.say("arena-scores")
        return section(title, paragraph(about, "about"), wide(distributions(rows, title, self.voice)))

    def length(self) -> str:
        about = self.say(
            "arena-length-about",
            mean=self.analysis.length.mean,
            quarter=self.analysis.length.quarter,
            three=self.analysis.length.three_quarters,
        )
        picture = distributions([("", "", self.analysis.lengths)], self.say("arena-length-chart"), self.voice)
        return section(self.say("arena-length"), paragraph(about, "about"), wide(picture))

    def block_words(self, block: str) -> str:
        return self.say("arena-block-name") if block == NAME else block

    def thing(self, block: str, what: str) -> str:
        return self.say("arena-told", what=self.block_words(block), note=self.member_words(block, what))

    def member_words(self, block: str, what: str) -> str:
        return self.name_words(what) if block == NAME else plainly(what)

    def name_words(self, key: str) -> str:
        """What a seat was called, from what was stored of it."""
        if key.partition("+")[0].partition(" ")[0] not in words.ids(self.analysis.plan.game):
            return key
        return words.render(seat_message(key), self.analysis.plan.game, self.language)

    def effect_row(self, effect: Effect, within_block: bool) -> Interval:
        note = self.say(
            "arena-effect",
            effect=self.points(effect.effect),
            low=self.points(effect.low),
            high=self.points(effect.high),
        )
        tone = "data" if not effect.clear else "more" if effect.effect > 0 else "less"
        label = self.member_words(effect.block, effect.what) if within_block else self.thing(effect.block, effect.what)
        return Interval(label, effect.effect, effect.low, effect.high, note, effect.clear, tone)

    def effects(self) -> str:
        title = self.say("arena-effects")
        if not self.analysis.effects:
            return section(title, paragraph(self.say("arena-effects-none"), "about"))
        about = self.say("arena-effects-about", compared=self.analysis.compared, least=LEAST)
        parts = [paragraph(about, "about"), paragraph(self.say("arena-effects-caution"), "about")]
        if not any(effect.clear for effect in self.analysis.effects):
            parts.append(paragraph(self.say("arena-effects-unclear"), "note"))
        first = [self.effect_row(effect, False) for effect in self.analysis.effects[:TELLING]]
        parts.append(wide(intervals(first, self.say("arena-effects-chart"), self.points, self.voice, fair=0.0)))
        blocks = dict.fromkeys(
            effect.block for effect in sorted(self.analysis.effects, key=lambda effect: effect.block)
        )
        for block in blocks:
            inside = sorted((e for e in self.analysis.effects if e.block == block), key=lambda effect: -effect.effect)
            rows = [self.effect_row(effect, True) for effect in inside]
            head = self.say("arena-block", block=self.block_words(block), count=len(rows))
            parts.append(folded(head, wide(intervals(rows, head, self.points, self.voice, fair=0.0))))
        return section(title, *parts)

    def pick_row(self, pick: Pick, within_block: bool) -> Interval:
        note = self.say(
            "arena-pick",
            rate=self.percent(pick.taken.rate),
            offered=pick.taken.of,
            low=self.percent(pick.taken.low),
            high=self.percent(pick.taken.high),
        )
        label = plainly(pick.what) if within_block else self.thing(pick.block, pick.what)
        tone = {"always": "more", "never": "less"}.get(pick.usual, "data")
        return Interval(label, pick.taken.rate, pick.taken.low, pick.taken.high, note, bool(pick.usual), tone)

    def picks(self) -> str:
        if not self.analysis.picks:
            return ""
        about = self.say("arena-picks-about", always=self.percent(NEARLY_ALWAYS), part=round(1 / HARDLY_EVER))
        parts = [paragraph(about, "about")]
        always = [pick for pick in self.analysis.picks if pick.usual == "always"]
        never = [pick for pick in self.analysis.picks if pick.usual == "never"]
        for title, group in ((self.say("arena-picks-always"), always), (self.say("arena-picks-never"), never)):
            if group:
                rows = [self.pick_row(pick, False) for pick in group[:TELLING]]
                parts.append(f"<h3>{escape(title)}</h3>")
                parts.append(wide(intervals(rows, title, self.percent, self.voice, within=(0.0, 1.0))))
        if not always and not never:
            parts.append(paragraph(self.say("arena-picks-neither")))
        parts.append(f"<h3>{escape(self.say('arena-picks-all'))}</h3>")
        blocks = dict.fromkeys(pick.block for pick in sorted(self.analysis.picks, key=lambda pick: pick.block))
        for block in blocks:
            rows = [self.pick_row(pick, True) for pick in self.analysis.picks if pick.block == block]
            head = self.say("arena-block", block=block, count=len(rows))
            parts.append(folded(head, wide(intervals(rows, head, self.percent, self.voice, within=(0.0, 1.0)))))
        return section(self.say("arena-picks"), *parts)

    def found(self) -> str:
        """The findings of a balance as a list."""
        items = "".join(f"<li>{escape(line)}</li>" for line in self.told())
        return section(self.say("arena-findings"), f"<ul>{items}</ul>")

    def rate_words(self, rate: Rate) -> dict[str, Argument]:
        return {"rate": self.percent(rate.rate), "low": self.percent(rate.low), "high": self.percent(rate.high)}

    def told(self) -> list[str]:
        """The findings of a balance in sentences: seats, names, options, cards."""
        assert self.balance is not None
        fair = 1 / self.analysis.plan.seats
        lines = []
        for share in self.balance.seats:
            better = share.wins.rate > fair
            id = "arena-finding-seat-better" if better else "arena-finding-seat-worse"
            lines.append(self.say(id, seat=share.what, fair=self.percent(fair), **self.rate_words(share.wins)))
        if not self.balance.seats and self.analysis.plan.seats > 1:
            missed = max(max(share.wins.high - fair, fair - share.wins.low) for share in self.analysis.seats)
            lines.append(self.say("arena-finding-seats", missed=self.size(missed)))
        for share in self.balance.names[:FOUND]:
            better = share.wins.rate > fair
            id = "arena-finding-name-better" if better else "arena-finding-name-worse"
            lines.append(self.say(id, name=self.name_words(share.what), **self.rate_words(share.wins)))
        for option in self.balance.dominant[:FOUND]:
            what, often = self.thing(option.block, option.what), self.percent(option.taken.rate)
            if option.effect is None:
                lines.append(self.say("arena-finding-dominant", what=what, rate=often))
            else:
                lines.append(
                    self.say("arena-finding-dominant-wins", what=what, rate=often, effect=self.size(option.effect))
                )
        if not self.balance.dominant:
            lines.append(self.say("arena-finding-no-dominant"))
        if self.balance.unused:
            some = Listing([self.thing(pick.block, pick.what) for pick in self.balance.unused[:FOUND]], ROW)
            lines.append(self.say("arena-finding-unused", count=len(self.balance.unused), what=some))
        for outlier in self.balance.outliers[:FOUND]:
            id = "arena-finding-strong" if outlier.effect > outlier.usual else "arena-finding-weak"
            lines.append(
                self.say(
                    id,
                    what=self.thing(outlier.block, outlier.what),
                    effect=self.points(outlier.effect),
                    low=self.points(outlier.low),
                    high=self.points(outlier.high),
                    usual=self.points(outlier.usual),
                )
            )
        if len(self.balance.outliers) > FOUND:
            lines.append(self.say("arena-finding-more", count=len(self.balance.outliers) - FOUND))
        if not self.balance.outliers and self.analysis.compared:
            lines.append(self.say("arena-finding-no-outliers", compared=self.analysis.compared))
        return lines


def html(analysis: Analysis, balance: Balance | None = None, language: str = words.SOURCE) -> str:
    """The whole page. With a balance it begins with what was found to be out of line."""
    return ReportPage(analysis, balance, language).html()


def told(analysis: Analysis, balance: Balance, language: str = words.SOURCE) -> list[str]:
    """The findings of a balance in sentences: seats, names, options, cards."""
    return ReportPage(analysis, balance, language).told()

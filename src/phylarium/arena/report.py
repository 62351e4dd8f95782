"""The report of a tournament as one HTML page: no script, nothing loaded, light and dark."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from html import escape

from phylarium.arena.analysis import HARDLY_EVER, LEAST, NAME, NEARLY_ALWAYS, Analysis, Effect, Pick, Share, rounded
from phylarium.arena.balance import Balance
from phylarium.arena.charts import LOOK, Row, distributions, intervals, matrix
from phylarium.arena.intervals import Rate
from phylarium.kernel.message import Argument, Message
from phylarium.kernel.registry import game
from phylarium.kernel.words import render
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


def say(id: str, **args: Argument) -> str:
    """A message of the reports in words."""
    return render(Message(id, args), also=("arena",))


def title_of(name: str) -> str:
    return render(Message(f"{game(name).name}-title"), name)


def percent(value: float) -> str:
    """A share in hundredths; a small one with a decimal, where that says more."""
    whole = f"{100 * value:.0f}"
    finer = f"{100 * value:.1f}"
    return f"{whole if value >= 0.1 or finer.endswith('.0') else finer} %"


def points(value: float) -> str:
    """A difference of rates, in hundredths."""
    return f"{round(100 * value):+d}".replace("-", "\N{MINUS SIGN}") if round(100 * value) else "0"


def size(value: float) -> str:
    """A difference of rates without its sign."""
    return f"{100 * abs(value):.0f}"


def reach(low: float, high: float, form: str = ".0f") -> str:
    """The two ends of an interval."""
    ends = [f"{end:{form}}".replace("-", "\N{MINUS SIGN}") for end in (low, high)]
    return say("arena-range", low=ends[0], high=ends[1])


def paragraph(words: str, kind: str = "") -> str:
    return f'<p class="{kind}">{escape(words)}</p>' if kind else f"<p>{escape(words)}</p>"


def section(title: str, *parts: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{''.join(parts)}</section>"


def wide(picture: Markup) -> str:
    """A chart that may be scrolled where the page is narrower."""
    return f'<div class="wide" tabindex="0">{picture}</div>'


def folded(title: str, *parts: str) -> str:
    return f"<details><summary>{escape(title)}</summary>{''.join(parts)}</details>"


def html(analysis: Analysis, balance: Balance | None = None) -> str:
    """The whole page. With a balance it begins with what was found to be out of line."""
    name = title_of(analysis.plan.game)
    title = (
        say("arena-title", game=name, count=len(analysis.plan.bots))
        if balance is None
        else say("arena-balance-title", game=name)
    )
    parts = [f"<h1>{escape(title)}</h1>", facts(analysis, balance), *notes(analysis)]
    if analysis.finished:
        if balance is not None:
            parts.append(found(analysis, balance))
        else:
            parts.append(standings(analysis))
            parts.append(versus(analysis))
        parts += [seats(analysis), names(analysis), scores(analysis), length(analysis)]
        parts += [effects(analysis), picks(analysis)]
    style = LOOK.css(None) + PAGE
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n"
        f'<body class="ph-auto">\n<main>\n{"".join(parts)}\n</main>\n</body>\n</html>\n'
    )


def plain_text(analysis: Analysis, balance: Balance | None = None) -> str:
    """The report as readable JSON: the same numbers, and all of them."""
    answer = analysis.plain() if balance is None else {"balance": rounded(balance), **analysis.plain()}
    return json.dumps(answer, ensure_ascii=False, indent=2) + "\n"


def facts(analysis: Analysis, balance: Balance | None) -> str:
    """What was played, so that it can be played again."""
    plan = analysis.plan
    lines = [
        say(
            "arena-settings",
            finished=str(analysis.finished),
            seats=str(plan.seats),
            seed=plan.seed,
            rules=plan.rules_version,
            version=plan.phylarium,
        )
    ]
    chosen = [
        say("arena-option", name=option.name, value=str(plan.options[option.name]).lower())
        for option in game(plan.game).options
        if plan.options[option.name] != option.default
    ]
    if chosen:
        lines.append(say("arena-settings-options", options=", ".join(chosen)))
    if plan.pack_digest:
        lines.append(say("arena-settings-pack", pack=plan.pack_digest))
    who = ", ".join(plan.bots)
    lines.append(say("arena-bots", bots=who) if balance is None else say("arena-balance-bot", bot=who))
    if analysis.games:
        each = f"{analysis.seconds / analysis.games:.2f}"
        lines.append(say("arena-took", seconds=f"{analysis.seconds:.0f}", each=each))
    lines.append(say("arena-intervals"))
    return f'<div class="facts">{"".join(paragraph(line) for line in lines)}</div>'


def notes(analysis: Analysis) -> Iterable[str]:
    """What a reader must know before believing anything."""
    plan = analysis.plan
    if not analysis.finished:
        yield paragraph(say("arena-note-none"), "note")
    elif analysis.finished < FEW:
        yield paragraph(say("arena-note-few"), "note")
    if analysis.failures:
        first = analysis.failures[0].error
        yield paragraph(say("arena-note-failed", count=len(analysis.failures), error=first), "note")
    if not analysis.even and len(plan.bots) > 1 and analysis.finished:
        yield paragraph(say("arena-note-uneven", turn=str(plan.turn())), "note")
    if analysis.by_the_clock:
        yield paragraph(say("arena-note-clock", bots=", ".join(analysis.by_the_clock)), "note")


def standings(analysis: Analysis) -> str:
    rated = [row for row in analysis.standings if row.rating is not None]
    heads = "".join(f"<th>{escape(say(column))}</th>" for column in COLUMNS)
    body = ""
    for row in analysis.standings:
        rating = row.rating
        cells = [
            row.bot,
            "" if rating is None else f"{rating.mu:.1f}",
            "" if rating is None else reach(rating.low, rating.high, ".1f"),
            str(row.games),
            percent(row.wins.rate),
            reach(100 * row.wins.low, 100 * row.wins.high),
            percent(row.expected) if analysis.plan.seats > 1 else "",
            f"{row.place.mean:.2f}",
            f"{row.score.mean:.1f}",
        ]
        body += "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"
    table = f'<div class="wide" tabindex="0"><table><tr>{heads}</tr>{body}</table></div>'
    unrated = "arena-alone" if analysis.plan.seats > 1 else "arena-solitaire"
    about = say("arena-standings-about") if rated else say(unrated)
    picture = ""
    if rated:
        rows = [
            Row(row.bot, row.rating.mu, row.rating.low, row.rating.high, f"{row.rating.mu:.1f}")
            for row in rated
            if row.rating is not None
        ]
        picture = wide(intervals(rows, say("arena-rating-chart"), lambda value: f"{value:g}"))
    return section(say("arena-standings"), paragraph(about, "about"), picture, table)


def versus(analysis: Analysis) -> str:
    if not analysis.versus:
        return ""
    order = [row.bot for row in analysis.standings]
    cells = {}
    for meeting in analysis.versus:
        before = meeting.before
        said = say(
            "arena-versus-cell",
            bot=meeting.bot,
            against=meeting.against,
            rate=percent(before.rate),
            low=percent(before.low),
            high=percent(before.high),
            games=str(before.of),
        )
        below = reach(100 * before.low, 100 * before.high)
        cells[meeting.bot, meeting.against] = (before.rate, percent(before.rate), below, said)
    about = say("arena-versus-about")
    return section(say("arena-versus"), paragraph(about, "about"), wide(matrix(order, cells, about)))


def share_rows(shares: Sequence[Share], fair: float, seat: bool) -> list[Row]:
    rows = []
    for share in shares:
        label = say("arena-seat", seat=share.what) if seat else share.what
        numbers = {"rate": percent(share.wins.rate), "low": percent(share.wins.low), "high": percent(share.wins.high)}
        note = say("arena-share-games", games=str(share.wins.of), **numbers)
        tone = "data" if not share.clear else "more" if share.wins.rate > fair else "less"
        rows.append(Row(label, share.wins.rate, share.wins.low, share.wins.high, note, share.clear, tone))
    return rows


def seats(analysis: Analysis) -> str:
    if analysis.plan.seats < 2:
        return ""
    fair = 1 / analysis.plan.seats
    rows = share_rows(analysis.seats, fair, True)
    about = f"{say('arena-seats-about', fair=percent(fair))} {say('arena-clear')}"
    picture = intervals(rows, say("arena-seats"), percent, fair=fair, within=(0.0, 1.0))
    return section(say("arena-seats"), paragraph(about, "about"), wide(picture))


def names(analysis: Analysis) -> str:
    if not analysis.names or analysis.plan.seats < 2:
        return ""
    fair = 1 / analysis.plan.seats
    rows = share_rows(analysis.names, fair, False)
    about = f"{say('arena-names-about', fair=percent(fair))} {say('arena-clear')}"
    picture = intervals(rows, say("arena-names"), percent, fair=fair, within=(0.0, 1.0))
    return section(say("arena-names"), paragraph(about, "about"), wide(picture))


def scores(analysis: Analysis) -> str:
    rows = []
    for row in analysis.standings:
        if row.score.count:
            note = say(
                "arena-scores-row",
                mean=f"{row.score.mean:.1f}",
                median=f"{row.score.median:g}",
                least=f"{row.score.least:g}",
                most=f"{row.score.most:g}",
            )
            rows.append((row.bot, note, row.scores))
    about = say("arena-scores-about")
    if analysis.plan.seats > 1:
        about += " " + say("arena-scores-margin", margin=f"{analysis.margin.mean:.1f}")
    return section(say("arena-scores"), paragraph(about, "about"), wide(distributions(rows, say("arena-scores"))))


def length(analysis: Analysis) -> str:
    about = say(
        "arena-length-about",
        mean=f"{analysis.length.mean:.0f}",
        quarter=f"{analysis.length.quarter:.0f}",
        three=f"{analysis.length.three_quarters:.0f}",
    )
    picture = distributions([("", "", analysis.lengths)], say("arena-length-chart"))
    return section(say("arena-length"), paragraph(about, "about"), wide(picture))


def block_words(block: str) -> str:
    return say("arena-block-name") if block == NAME else block


def plainly(what: str) -> str:
    """A member of the vocabulary as people write it."""
    return what.replace("_", " ")


def thing(block: str, what: str) -> str:
    return f"{block_words(block)}: {plainly(what)}"


def effect_row(effect: Effect, within_block: bool) -> Row:
    note = say("arena-effect", effect=points(effect.effect), low=points(effect.low), high=points(effect.high))
    tone = "data" if not effect.clear else "more" if effect.effect > 0 else "less"
    label = plainly(effect.what) if within_block else thing(effect.block, effect.what)
    return Row(label, effect.effect, effect.low, effect.high, note, effect.clear, tone)


def effects(analysis: Analysis) -> str:
    title = say("arena-effects")
    if not analysis.effects:
        return section(title, paragraph(say("arena-effects-none"), "about"))
    about = say("arena-effects-about", compared=str(analysis.compared), least=str(LEAST))
    parts = [paragraph(about, "about"), paragraph(say("arena-effects-caution"), "about")]
    if not any(effect.clear for effect in analysis.effects):
        parts.append(paragraph(say("arena-effects-unclear"), "note"))
    first = [effect_row(effect, False) for effect in analysis.effects[:TELLING]]
    parts.append(wide(intervals(first, say("arena-effects-chart"), points, fair=0.0)))
    blocks = dict.fromkeys(effect.block for effect in sorted(analysis.effects, key=lambda effect: effect.block))
    for block in blocks:
        inside = sorted((e for e in analysis.effects if e.block == block), key=lambda effect: -effect.effect)
        rows = [effect_row(effect, True) for effect in inside]
        head = say("arena-block", block=block_words(block), count=str(len(rows)))
        parts.append(folded(head, wide(intervals(rows, head, points, fair=0.0))))
    return section(title, *parts)


def pick_row(pick: Pick, within_block: bool) -> Row:
    note = say(
        "arena-pick",
        rate=percent(pick.taken.rate),
        offered=str(pick.taken.of),
        low=percent(pick.taken.low),
        high=percent(pick.taken.high),
    )
    label = plainly(pick.what) if within_block else thing(pick.block, pick.what)
    tone = {"always": "more", "never": "less"}.get(pick.usual, "data")
    return Row(label, pick.taken.rate, pick.taken.low, pick.taken.high, note, bool(pick.usual), tone)


def picks(analysis: Analysis) -> str:
    if not analysis.picks:
        return ""
    about = say("arena-picks-about", always=percent(NEARLY_ALWAYS), part=f"{1 / HARDLY_EVER:.0f}")
    parts = [paragraph(about, "about")]
    always = [pick for pick in analysis.picks if pick.usual == "always"]
    never = [pick for pick in analysis.picks if pick.usual == "never"]
    for title, group in ((say("arena-picks-always"), always), (say("arena-picks-never"), never)):
        if group:
            rows = [pick_row(pick, False) for pick in group[:TELLING]]
            parts.append(f"<h3>{escape(title)}</h3>")
            parts.append(wide(intervals(rows, title, percent, within=(0.0, 1.0))))
    if not always and not never:
        parts.append(paragraph(say("arena-picks-neither")))
    parts.append(f"<h3>{escape(say('arena-picks-all'))}</h3>")
    blocks = dict.fromkeys(pick.block for pick in sorted(analysis.picks, key=lambda pick: pick.block))
    for block in blocks:
        rows = [pick_row(pick, True) for pick in analysis.picks if pick.block == block]
        head = say("arena-block", block=block, count=str(len(rows)))
        parts.append(folded(head, wide(intervals(rows, head, percent, within=(0.0, 1.0)))))
    return section(say("arena-picks"), *parts)


def found(analysis: Analysis, balance: Balance) -> str:
    """The findings of a balance as a list."""
    items = "".join(f"<li>{escape(words)}</li>" for words in told(analysis, balance))
    return section(say("arena-findings"), f"<ul>{items}</ul>")


def rate_words(rate: Rate) -> dict[str, Argument]:
    return {"rate": percent(rate.rate), "low": percent(rate.low), "high": percent(rate.high)}


def told(analysis: Analysis, balance: Balance) -> list[str]:
    """The findings of a balance in sentences: seats, names, options, cards."""
    fair = 1 / analysis.plan.seats
    lines = []
    for share in balance.seats:
        better = share.wins.rate > fair
        id = "arena-finding-seat-better" if better else "arena-finding-seat-worse"
        lines.append(say(id, seat=share.what, fair=percent(fair), **rate_words(share.wins)))
    if not balance.seats and analysis.plan.seats > 1:
        missed = max(max(share.wins.high - fair, fair - share.wins.low) for share in analysis.seats)
        lines.append(say("arena-finding-seats", missed=size(missed)))
    for share in balance.names[:FOUND]:
        better = share.wins.rate > fair
        id = "arena-finding-name-better" if better else "arena-finding-name-worse"
        lines.append(say(id, name=share.what, **rate_words(share.wins)))
    for option in balance.dominant[:FOUND]:
        what, often = thing(option.block, option.what), percent(option.taken.rate)
        if option.effect is None:
            lines.append(say("arena-finding-dominant", what=what, rate=often))
        else:
            lines.append(say("arena-finding-dominant-wins", what=what, rate=often, effect=size(option.effect)))
    if not balance.dominant:
        lines.append(say("arena-finding-no-dominant"))
    if balance.unused:
        some = ", ".join(thing(pick.block, pick.what) for pick in balance.unused[:FOUND])
        lines.append(say("arena-finding-unused", count=len(balance.unused), what=some))
    for outlier in balance.outliers[:FOUND]:
        id = "arena-finding-strong" if outlier.effect > outlier.usual else "arena-finding-weak"
        lines.append(
            say(
                id,
                what=thing(outlier.block, outlier.what),
                effect=points(outlier.effect),
                low=points(outlier.low),
                high=points(outlier.high),
                usual=points(outlier.usual),
            )
        )
    if len(balance.outliers) > FOUND:
        lines.append(say("arena-finding-more", count=len(balance.outliers) - FOUND))
    if not balance.outliers and analysis.compared:
        lines.append(say("arena-finding-no-outliers", compared=str(analysis.compared)))
    return lines

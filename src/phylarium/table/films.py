"""A finished game as an animated picture: its map over time, in one SVG file of bounded size.

Frames are laid over each other; what is the same in all of them is there once, and what differs is shown in its frames
only, by a CSS animation. Whoever asks their system for less motion sees the last frame.
"""

from __future__ import annotations

from collections.abc import Sequence
from xml.etree import ElementTree

from phylarium.kernel.engine import SPECTATOR
from phylarium.kernel.match import Match
from phylarium.table.addresses import turns
from phylarium.table.refusals import RequestRefused
from phylarium.table.saying import game_words

SVG = "http://www.w3.org/2000/svg"
FRAMES = (24, 16, 10, 6, 3)
"""How many frames are tried, until the file is small enough."""

MOST_BYTES = 1_500_000
SECONDS = 0.9
"""That a frame is seen."""

FOOT = 34.0
"""Room for the words below the map."""

Element = ElementTree.Element


def film(match: Match, language: str) -> str:
    """The map of a match over time, as anybody may see it."""
    for count in FRAMES:
        made = filmed(match, count, language)
        if len(made.encode()) <= MOST_BYTES:
            return made
    raise RequestRefused(404, "no-picture", "table-error-no-picture")


def moments(match: Match, count: int) -> list[int]:
    """The positions that are shown: beginnings of turns, spread over the game, and the last one."""
    last = len(match.actions)
    begun = [number for number in turns(match) if match.gap is None or not match.gap[0] <= number <= match.gap[1]]
    if len(begun) >= count:
        begun = [begun[len(begun) * part // (count - 1)] for part in range(count - 1)]
    return [*(number for number in begun if number < last), last]


def filmed(match: Match, count: int, language: str) -> str:
    frames: list[Element] = []
    numbers = moments(match, count)
    words = []
    for number in numbers:
        state = match.rebuilt(number)
        game = state.game()
        pieces = game.pieces(state.masked(SPECTATOR), SPECTATOR, language)
        board = pieces.get("board") or next(iter(pieces.values()), "")
        if not board:
            raise RequestRefused(404, "no-picture", "table-error-no-picture")
        frames.append(ElementTree.fromstring(board))
        heading = game.heading(state)
        words.append("" if heading is None else game_words(game.name, heading, language))
    whole = Merger(len(frames))
    root = Element(f"{{{SVG}}}svg", dict(frames[-1].attrib))
    left, top, right, bottom = _box(frames)
    root.set("viewBox", f"{left:g} {top:g} {right - left:g} {bottom - top + FOOT:g}")
    root.set("width", f"{right - left:g}")
    root.set("height", f"{bottom - top + FOOT:g}")
    style = ElementTree.SubElement(root, f"{{{SVG}}}style")
    ground = {"x": f"{left:g}", "y": f"{top:g}", "width": f"{right - left:g}", "height": f"{bottom - top + FOOT:g}"}
    root.append(Element(f"{{{SVG}}}rect", {**ground, "class": "paper"}))
    for part in whole.children([list(frame) for frame in frames]):
        root.append(part)
    for place, (number, said) in enumerate(zip(numbers, words, strict=True)):
        at = {"x": f"{left + 12:g}", "y": f"{bottom + FOOT - 11:g}", "class": "ink serif bold", "font-size": "18"}
        line = Element(f"{{{SVG}}}text", at)
        line.text = f"{said} · {number}" if said else str(number)
        root.append(whole.shown(line, 1 << place))
    style.text = match.game.stylesheet() + whole.css()
    ElementTree.register_namespace("", SVG)
    return ElementTree.tostring(root, encoding="unicode")


def _box(frames: Sequence[Element]) -> tuple[float, float, float, float]:
    boxes = [[float(side) for side in frame.attrib["viewBox"].split()] for frame in frames]
    return (
        min(box[0] for box in boxes),
        min(box[1] for box in boxes),
        max(box[0] + box[2] for box in boxes),
        max(box[1] + box[3] for box in boxes),
    )


class Merger:
    """Frames laid over each other; sets of frames are ints, a bit for each."""

    def __init__(self, frames: int) -> None:
        self.frames = frames
        self.used: dict[int, str] = {}
        """By set of frames, the class of what is seen in them."""

    def children(self, lists: Sequence[Sequence[Element]]) -> list[Element]:
        """What stands in the same place in all frames, one after the other; otherwise each list in its own frames."""
        if len({len(one) for one in lists}) == 1:
            return [part for place in range(len(lists[0])) for part in self.merged([one[place] for one in lists])]
        found: dict[str, tuple[int, Sequence[Element]]] = {}
        for frame, one in enumerate(lists):
            text = "".join(_text(part) for part in one)
            seen, _ = found.get(text, (0, one))
            found[text] = (seen | 1 << frame, one)
        return [self.shown_all(parts, seen) for seen, parts in found.values() if parts]

    def merged(self, parts: Sequence[Element]) -> list[Element]:
        texts = [_text(part) for part in parts]
        if len(set(texts)) == 1:
            return [_plain(parts[0])]
        heads = {(part.tag, tuple(sorted(part.attrib.items())), (part.text or "").strip()) for part in parts}
        if len(heads) == 1 and any(len(part) for part in parts):
            whole = Element(parts[0].tag, {key: value for key, value in parts[0].attrib.items() if key != "id"})
            whole.text = parts[0].text
            whole.extend(self.children([list(part) for part in parts]))
            return [whole]
        found: dict[str, int] = {}
        for frame, text in enumerate(texts):
            found[text] = found.get(text, 0) | 1 << frame
        return [self.shown(_plain(parts[texts.index(text)]), seen) for text, seen in found.items()]

    def shown(self, part: Element, seen: int) -> Element:
        """Something that is seen in some frames only."""
        return self.shown_all([part], seen)

    def shown_all(self, parts: Sequence[Element], seen: int) -> Element:
        box = Element(f"{{{SVG}}}g", {"class": self.used.setdefault(seen, f"film-{len(self.used)}")})
        box.extend(_plain(part) for part in parts)
        return box

    def css(self) -> str:
        """When what is seen; without motion, the last frame."""
        last = 1 << (self.frames - 1)
        rules, moving = [], []
        for seen, name in self.used.items():
            rules.append(f".{name}{{visibility:{'visible' if seen & last else 'hidden'}}}")
            steps = []
            for frame in range(self.frames):
                now, before = seen >> frame & 1, seen >> (frame - 1) & 1 if frame else -1
                if now != before:
                    steps.append(f"{100 * frame / self.frames:.3f}%{{visibility:{'visible' if now else 'hidden'}}}")
            steps.append(f"100%{{visibility:{'visible' if seen & last else 'hidden'}}}")
            moving.append(f"@keyframes {name}{{{''.join(steps)}}}")
            moving.append(f".{name}{{animation:{name} {self.frames * SECONDS:g}s step-end infinite}}")
        return "".join(rules) + "@media (prefers-reduced-motion:no-preference){" + "".join(moving) + "}"


def _text(part: Element) -> str:
    return ElementTree.tostring(part, encoding="unicode")


def _plain(part: Element) -> Element:
    """Without the ids by which a page finds things: the same thing may be there several times."""
    for one in part.iter():
        one.attrib.pop("id", None)
    return part

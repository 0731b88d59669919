"""The authors' tool that plans a dream set's deck: varied, balanced in light, far apart.

It draws candidates small, measures them, and writes `decks/<set>.json`. A released deck is never
planned anew: a card's name is its set and number.
"""

from __future__ import annotations

import json
import random
import tempfile
import tomllib
from collections import Counter
from pathlib import Path

from .cards import dream_card, load_scenes, paint
from .measure import difference_hash, distance, light_class, mean_light
from .palette import DAY, DUSK, NIGHT, PALE
from .scenes.registry import TEMPLATES, Template
from .sets import Row
from .texts import tags

HOME = Path(__file__).parent
_FAMILY: dict[str, str] = {}
_FAMILY.update(dict.fromkeys(NIGHT, "dark"))
_FAMILY.update(dict.fromkeys(DUSK, "middle"))
_FAMILY.update(dict.fromkeys(DAY + PALE, "light"))
WITHIN, ACROSS = 66, 46
PER_TEMPLATE, PER_PALETTE, PER_SUBJECT = 2, 11, 3


class Planner:
    """Chooses rows one by one; each must keep its distance from all chosen before."""

    def __init__(self, set_id: str, seed: int) -> None:
        sets = tomllib.loads((HOME / "sets.toml").read_text("utf-8"))
        data = sets[set_id]
        self.set_id = set_id
        # templates another set keeps to itself: they are what it is recognised by
        self.kept_elsewhere = {
            name
            for other, entry in sets.items()
            if other != set_id
            for name in entry.get("own", "").split()
        }
        self.count: int = data["count"]
        self.palettes: list[str] = data["palettes"].split()
        self.likes = set(data["likes"].split())
        self.random = random.Random(f"{set_id}-{seed}")
        self.rows: list[Row] = []
        self.hashes: list[int] = []
        self.light: Counter[str] = Counter()
        self.templates: Counter[str] = Counter()
        self.worn: Counter[str] = Counter()
        self.others: list[int] = []
        self.pairs_elsewhere: Counter[tuple[str, str]] = Counter()
        self.templates_elsewhere: Counter[str] = Counter()
        self.looks_elsewhere: set[tuple[str, str, str]] = set()

    def remember_other_sets(self) -> None:
        """Measure the decks there are already, so that no card comes twice."""
        for path in sorted((HOME / "decks").glob("*.json")):
            if path.stem == self.set_id:
                continue
            cache = Path(tempfile.gettempdir()) / f"parlour-plan-{path.stem}.json"
            rows = [Row(*r) for r in json.loads(path.read_text("utf-8"))]
            for row in rows:
                self.pairs_elsewhere[row.template, row.subject] += 1
                self.templates_elsewhere[row.template] += 1
                self.looks_elsewhere.add((row.template, row.subject, row.palette))
            if cache.is_file() and cache.stat().st_mtime > path.stat().st_mtime:
                self.others += json.loads(cache.read_text("utf-8"))
            else:
                hashes = [self._look(row)[0] for row in rows]
                cache.write_text(json.dumps(hashes))
                self.others += hashes

    def _look(self, row: Row) -> tuple[int, str]:
        from .finish import render  # noqa: PLC0415

        spec = dream_card(self.set_id, 1, row)
        image = render(paint(spec), 200, spec.camera, spec.light_side)
        return difference_hash(image), light_class(mean_light(image))

    def _score(self, template: Template, subject: str) -> float:
        words = set(tags(template.name, subject))
        match = len(words & self.likes)
        again = self.pairs_elsewhere[template.name, subject]
        return (
            2.0 * min(match, 3)
            - 3.2 * again
            - 0.35 * self.templates_elsewhere[template.name]
            - 2.4 * self.templates[template.name]
            + self.random.uniform(0, 2.2)
        )

    def _palettes(self, template: Template, subject: str) -> list[str]:
        wanted = min(("dark", "middle", "light"), key=lambda c: self.light[c])
        families = {_FAMILY[p] for p in template.palettes}
        options = [
            p
            for p in dict.fromkeys([*template.palettes, *self.palettes])
            if (p in template.palettes or _FAMILY[p] in families)
            and self.worn[p] < PER_PALETTE
            and (template.name, subject, p) not in self.looks_elsewhere
        ]
        used = {r.palette for r in self.rows if r.template == template.name}
        return sorted(
            (p for p in options if p not in used),
            key=lambda p: (
                (_FAMILY[p] != wanted) * 2
                + (p not in self.palettes) * 2.5
                - (p in template.palettes) * 0.8
                + self.worn[p] * 0.12
                + self.random.uniform(0, 1)
            ),
        )

    def _try(self, template: Template, subject: str) -> bool:
        limit = -(-self.count // 3) + 1
        for palette in self._palettes(template, subject)[:3]:
            for _ in range(2):
                flip = self.random.random() < 0.5
                row = Row(template.name, subject, palette, flip, self.random.randrange(10000))
                look, light = self._look(row)
                if self.light[light] >= limit:
                    break
                if (
                    min((distance(look, h) for h in self.hashes), default=256) < WITHIN
                    or min((distance(look, h) for h in self.others), default=256) < ACROSS
                ):
                    continue
                self._take(row, look, light)
                return True
        return False

    def plan(self) -> list[Row]:
        """Fill the deck."""
        self.remember_other_sets()
        refused: Counter[tuple[str, str]] = Counter()
        while len(self.rows) < self.count:
            taken = {(r.template, r.subject) for r in self.rows}
            subjects = Counter(part for r in self.rows for part in r.subject.split("+"))
            open_ = [
                (t, s)
                for t in TEMPLATES.values()
                for s in t.subjects
                if t.name not in self.kept_elsewhere
                and (t.name, s) not in taken
                and self.templates[t.name] < PER_TEMPLATE
                and refused[t.name, s] < 3
                and all(subjects[part] < PER_SUBJECT for part in s.split("+") if part)
            ]
            if not open_:
                print("no candidates left at", len(self.rows))
                break
            template, subject = max(
                open_, key=lambda c: self._score(*c) - 2 * refused[c[0].name, c[1]]
            )
            if not self._try(template, subject):
                refused[template.name, subject] += 1
        return self._spread()

    def refresh(self) -> list[Row]:
        """Keep the deck and its order, but show another scene of the set's theme where one comes again.

        A card stays when nothing else fits the theme and is far enough from all others.
        """
        self.remember_other_sets()
        path = HOME / "decks" / f"{self.set_id}.json"
        deck = [Row(*r) for r in json.loads(path.read_text("utf-8"))]
        again: list[int] = []
        for i, row in enumerate(deck):
            if self.templates[row.template]:
                again.append(i)
            else:
                self._take(row, *self._look(row))
        for i in again:
            fresh = [
                (t, s)
                for t in TEMPLATES.values()
                for s in t.subjects
                if t.name not in self.kept_elsewhere
                and not self.templates[t.name]
                and set(tags(t.name, s)) & self.likes
            ]
            fresh.sort(key=lambda c: self._score(*c), reverse=True)
            if any(self._try(*candidate) for candidate in fresh):
                deck[i] = self.rows[-1]
            else:
                self._take(deck[i], *self._look(deck[i]))
        return deck

    def _take(self, row: Row, look: int, light: str) -> None:
        self.rows.append(row)
        self.hashes.append(look)
        self.light[light] += 1
        self.templates[row.template] += 1
        self.worn[row.palette] += 1

    def _spread(self) -> list[Row]:
        """Order the cards so that a template's two cards and like palettes lie far apart."""
        rest = list(self.rows)
        order: list[Row] = []
        self.random.shuffle(rest)
        while rest:
            last = order[-8:]
            best = min(
                rest,
                key=lambda r: (
                    any(r.template == o.template for o in last) * 5
                    + any(r.palette == o.palette for o in last[-3:]) * 2
                    + sum(_FAMILY[r.palette] == _FAMILY[o.palette] for o in last[-2:])
                ),
            )
            rest.remove(best)
            order.append(best)
        return order


def plan_deck(set_id: str, seed: int, refresh: bool = False) -> None:
    """Plan and write one deck anew, or only the cards whose scene it shows a second time."""
    load_scenes()

    planner = Planner(set_id, seed)
    rows = planner.refresh() if refresh else planner.plan()
    path = HOME / "decks" / f"{set_id}.json"
    lines = ",\n".join(
        json.dumps([*r[:3], int(r.mirrored), r.seed], ensure_ascii=False) for r in rows
    )
    path.write_text(f"[\n{lines}\n]\n", "utf-8")
    print(
        set_id,
        len(rows),
        "cards,",
        len({r.template for r in rows}),
        "templates",
        dict(planner.light),
    )

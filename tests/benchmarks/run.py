"""The run: everything is measured in turns, so that what the machine does meanwhile falls on all alike."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles

from grpc import aio

from tests.benchmarks import load
from tests.benchmarks.figures import Figure, Line
from tests.benchmarks.house import House, Replica
from tests.benchmarks.processes import Server

MICRO = 1e6
KB = 1000.0
FANS = (3, 6, 9, 12)


@dataclass(frozen=True)
class Size:
    """How much is done. `batch`: idle streams opened at a time; the first batch is not counted."""

    repetitions: int = 5
    games: int = 60
    seconds: float = 2.5
    light_rate: float = 100.0
    light_moves: int = 420
    fan_games: int = 20
    batch: int = 600


QUICK = Size(
    repetitions=1, games=6, seconds=0.5, light_moves=60, light_rate=50, fan_games=3, batch=60
)


class Run:
    """One run; `say` is told what is being done."""

    def __init__(self, folder: Path, size: Size, say: Callable[[str], None]) -> None:
        self._folder = folder
        self._size = size
        self._say = say
        self._costs: dict[str, list[load.Cost]] = defaultdict(list)
        # what an echo cost before and after each path, the mean of both
        self._echoes: dict[str, list[float]] = defaultdict(list)
        self._fans: dict[int, list[load.Cost]] = defaultdict(list)

    async def figures(self) -> list[Figure]:
        """All figures of the table."""
        async with AsyncExitStack() as stack:
            house = House(self._folder, stack)
            await house.open()
            broker, apart = house.broker(), house.broker()
            durable = await house.game_state("durable", broker, house.measured)
            memory = await house.game_state("in-memory", apart, house.measured, durable=False)
            echo, channels = house.echo()
            for number in range(self._size.repetitions):
                self._say(f"repetition {number + 1} of {self._size.repetitions}")
                before = await self._echo(channels, echo)
                for name, replica in (("durable", durable), ("memory", memory)):
                    for over_play in (False, True):
                        path = f"{name} {'play' if over_play else 'unary'}"
                        self._costs[path].append(await self._busy(replica, over_play))
                        after = await self._echo(channels, echo)
                        self._echoes[path].append((before + after) / 2)
                        before = after
                for fan in FANS:
                    self._fans[fan].append(await self._fan(durable, fan))
            figures = self._cpu_figures()
            figures[2:2] = await self._light(house, durable, channels)
            figures.append(await self._idle(durable))
            figures.append(self._fan_figure())
            second = await house.game_state("second", broker, house.beside)
            figures += await self._two(durable, second)
            return figures

    async def _echo(self, channels: Sequence[aio.Channel], server: Server) -> float:
        """What an echo costs at this moment, in processor seconds: it drifts by a third while a machine warms up."""
        cost = await load.echoes(channels, server, self._size.games, self._size.seconds)
        self._costs["echo"].append(cost)
        return cost.each

    async def _busy(self, replica: Replica, over_play: bool) -> load.Cost:
        tables = await replica.tables(self._size.games, over_play=over_play)
        cost = await load.moves(tables, [replica.server], self._size.seconds)
        await replica.clear(tables)
        return cost

    async def _fan(self, replica: Replica, fan: int) -> load.Cost:
        tables = await replica.tables(
            self._size.fan_games, over_play=False, players=3, watching=fan // 3
        )
        cost = await load.moves(tables, [replica.server], self._size.seconds)
        await replica.clear(tables)
        return cost

    async def _light(
        self, house: House, replica: Replica, channels: Sequence[aio.Channel]
    ) -> list[Figure]:
        """Latency under light load, against one commit and one echo measured between its parts."""
        size, waits, middles, floors = self._size, list[float](), list[float](), list[float]()
        for number in range(max(5, size.repetitions) if size.repetitions > 1 else 1):
            self._say(f"light load {number + 1}")
            commit = await load.single_commit(house.postgres.url(), 300)
            floor = commit + await load.single_echo(channels[0], 300)
            tables = await replica.tables(size.games, over_play=False)
            part = await load.light(tables, size.light_rate, size.light_moves)
            await replica.clear(tables)
            floors.append(floor)
            middles.append(median(part) / floor)
            waits += part
        last = quantiles(waits, n=100)[98]
        floor = median(floors)
        note = f"{median(waits) * 1e3:.1f} ms; one commit and one echo: {floor * 1e3:.2f} ms"
        return [
            Figure(
                "light load, all notified, p50 / (a commit + an echo)", middles, 5, 3.5, "", note
            ),
            Figure(
                f"the same, p99 of {len(waits)} moves",
                [last / floor],
                15,
                8,
                "",
                f"{last * 1e3:.1f} ms",
            ),
        ]

    async def _idle(self, replica: Replica) -> Figure:
        """Memory of streams that nobody moves on, many on a connection."""
        slopes: list[float] = []
        batches = self._size.repetitions + 1
        opened: list[load.Table] = []
        for number in range(batches):
            self._say(f"idle streams {number + 1} of {batches}")
            before = replica.server.resident()
            tables = await replica.tables(self._size.batch // 60, over_play=False, watching=10)
            opened += tables
            if number:  # what the first streams fill was free before
                slopes.append((replica.server.resident() - before) / self._size.batch / KB)
        await replica.clear(opened)
        return Figure("memory an idle watch stream, multiplexed", slopes, 30, 24, " kB")

    async def _two(self, one: Replica, two: Replica) -> list[Figure]:
        """Every game's moves and streams spread over two replicas, against all of them at one."""
        rates: list[float] = []
        costs: list[float] = []
        for number in range(self._size.repetitions):
            self._say(f"two replicas {number + 1} of {self._size.repetitions}")
            single = await self._spread(one, None)
            both = await self._spread(one, two)
            rates.append(both.rate / single.rate)
            costs.append(both.each / single.each)
        note = "load, Postgres and the second replica share a core: a full machine, not a limit"
        return [
            Figure("two replicas / one: moves a second", rates, note=note),
            Figure(
                "two replicas / one: CPU a move, both together",
                costs,
                note="each step is carried over and folded a second time",
            ),
        ]

    async def _spread(self, one: Replica, two: Replica | None) -> load.Cost:
        others = two.lines if two else ()
        tables = await one.tables(self._size.games, over_play=False, others=others)
        servers: list[Server] = [one.server, *([two.server] if two else [])]
        cost = await load.moves(tables, servers, self._size.seconds)
        await one.clear(tables)
        return cost

    def _cpu_figures(self) -> list[Figure]:
        def against(what: str, other: str) -> list[float]:
            pairs = zip(self._costs[what], self._costs[other], strict=True)
            return [cost.each / base.each for cost, base in pairs]

        def echoes(what: str) -> list[float]:
            pairs = zip(self._costs[what], self._echoes[what], strict=True)
            return [cost.each / echo for cost, echo in pairs]

        return [
            Figure(
                "CPU a unary move / an echo",
                echoes("durable unary"),
                5,
                3.6,
                "",
                self._note("durable unary"),
            ),
            Figure(
                "CPU a move over Play / an echo",
                echoes("durable play"),
                2.5,
                1.5,
                "",
                self._note("durable play"),
            ),
            Figure(
                "CPU a unary move, durable / in memory",
                against("durable unary", "memory unary"),
                1.25,
                1.05,
                "",
                self._note("memory unary"),
            ),
            Figure(
                "CPU a move over Play, durable / in memory",
                against("durable play", "memory play"),
                1.25,
                1.05,
                "",
                self._note("memory play"),
            ),
            Figure(
                "CPU an echo",
                [cost.each * MICRO for cost in self._costs["echo"]],
                unit=" us",
                note=self._note("echo"),
            ),
        ]

    def _note(self, what: str) -> str:
        costs = self._costs[what]
        each = median(cost.each for cost in costs) * MICRO
        rate = median(cost.rate for cost in costs)
        share = median(cost.cpu / cost.seconds for cost in costs)
        return f"{each:.0f} us each at {rate:.0f}/s, {share:.0%} of its core"

    def _fan_figure(self) -> Figure:
        points = [(fan, median(c.each for c in costs) * MICRO) for fan, costs in self._fans.items()]
        line = Line.through(points)
        shown = ", ".join(f"{fan}: {each:.0f}" for fan, each in points)
        note = f"{line.a:.0f} + {line.b:.1f} K us a move ({shown})"
        return Figure(
            "CPU a move with 3, 6, 9, 12 streams: a + b K, largest residual",
            [line.worst * 100],
            10,
            5,
            " %",
            note,
        )


def run(folder: Path, size: Size, say: Callable[[str], None]) -> list[Figure]:
    """Measure all."""
    import uvloop

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(Run(folder, size, say).figures())

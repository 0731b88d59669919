"""F13, B92: schemas that change under data; a migration that fails; several replicas that migrate at once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import asyncpg
import pytest
from alembic import command
from alembic.config import Config
from parlour.kernel.refusals import Refused
from parlour.platform import database
from sqlalchemy import Connection, text

from tests.services.dixit_round import SUBMIT, VOTE, Hand
from tests.services.house import open_house
from tests.services.test_game_state import play_until

SERVICES = ["lobby", "game-state", "scoring", "catalogue"]
FOUR = ["ana", "bo", "cy", "dee"]
_FOLDER = Path(database.__file__).parents[1]


def alembic(connection: Connection, service: str, down: bool) -> None:
    """Take a service's schema one version down or all the way up."""
    config = Config()
    folder = _FOLDER / service.replace("-", "_") / "migrations"
    config.set_main_option("script_location", str(folder))
    config.attributes["connection"] = connection
    if down:
        command.downgrade(config, "base")
    else:
        command.upgrade(config, "head")


@pytest.mark.parametrize("service", SERVICES)
async def test_f13_every_schema_goes_up_down_and_up_again(service: str, postgres_url: str) -> None:
    engine = database.open_engine(postgres_url, service)
    await database.migrate(engine, service)
    schema = service.replace("-", "_")
    tables = text("SELECT count(*) FROM information_schema.tables WHERE table_schema = :schema")
    for _ in range(2):
        async with engine.begin() as connection:
            before = (await connection.execute(tables, {"schema": schema})).scalar_one()
            await connection.run_sync(alembic, service, True)
            left = (await connection.execute(tables, {"schema": schema})).scalar_one()
            assert before > left <= 1  # what is left is Alembic's own
            await connection.run_sync(alembic, service, False)
            assert (await connection.execute(tables, {"schema": schema})).scalar_one() == before
    await engine.dispose()


@pytest.mark.parametrize("service", SERVICES)
async def test_b92_of_replicas_that_migrate_at_once_one_does(
    service: str, postgres_url: str
) -> None:
    engines = [database.open_engine(postgres_url, service) for _ in range(4)]
    await asyncio.gather(*(database.migrate(engine, service) for engine in engines))
    assert all([await database.answers(engine) for engine in engines])
    for engine in engines:
        await engine.dispose()


async def test_b92_data_of_a_newer_version_is_refused_by_name(postgres_url: str) -> None:
    engine = database.open_engine(postgres_url, "game-state")
    await database.migrate(engine, "game-state")
    connection = await asyncpg.connect(postgres_url)
    await connection.execute("UPDATE game_state.alembic_version SET version_num = '9999'")
    await connection.close()
    with pytest.raises(Refused) as refused:
        await database.migrate(engine, "game-state")
    assert refused.value.reason == "NEWER_DATA"
    assert "9999" in refused.value.message
    await engine.dispose()


async def test_f13_a_game_left_in_play_is_opened_played_on_and_replayed_by_a_fresh_process(
    postgres_url: str, redis_url: str, tmp_path: Path
) -> None:
    """Nothing but the rows is left of it."""
    async with open_house(postgres_url, tmp_path, redis=redis_url) as house:
        first = await house.replica()
        game = await house.game(FOUR)
        table = await play_until([Hand(house, game, player) for player in FOUR], SUBMIT)
        await first.stop()
        await house.replica()
        hands = [Hand(house, game, player, 1) for player in FOUR]
        again, _ = await hands[0].look()
        assert again == table
        assert (await play_until(hands, VOTE)).revision > table.revision

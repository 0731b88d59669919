// The API of running games: fetched with the screens that play them.
import { createClient } from "@connectrpc/connect";
import { GameService } from "../gen/parlour/api/game/v1/game_service_pb";
import { calls, streams } from "./net";

export const games = createClient(GameService, calls);
export const gameStreams = createClient(GameService, streams);

/** Tells a balancer which replica has the game in memory; correctness does not depend on it. */
export const near = (game: string) => ({ headers: { "parlour-game": game } });

// Signs in, joins a room as a spectator and tells its game, in Node, with nothing but gRPC and the .proto files.
//
//   npm install && node watch.mjs 127.0.0.1:7400 XK4T7P

import { fileURLToPath } from "node:url";
import grpc from "@grpc/grpc-js";
import loader from "@grpc/proto-loader";

const [server = "127.0.0.1:7400", code] = process.argv.slice(2);
if (!code) {
  console.error("usage: node watch.mjs HOST:PORT CODE");
  process.exit(2);
}

const protos = fileURLToPath(new URL("../../../proto", import.meta.url));
const definition = loader.loadSync(
  ["parlour/api/lobby/v1/lobby_service.proto", "parlour/api/game/v1/game_service.proto"],
  { includeDirs: [protos], keepCase: true, longs: Number, enums: String, defaults: true, oneofs: true },
);
const api = grpc.loadPackageDefinition(definition).parlour.api;

// Only UNAVAILABLE is worth trying again; every call that changes something carries a request_id, or is the same twice.
const retries = {
  methodConfig: [{ name: [{}], retryPolicy: { maxAttempts: 4, initialBackoff: "0.05s", maxBackoff: "1s",
    backoffMultiplier: 2, retryableStatusCodes: ["UNAVAILABLE"] } }],
};
const options = { "grpc.service_config": JSON.stringify(retries), "grpc.keepalive_time_ms": 30000 };
const lobby = new api.lobby.v1.LobbyService(server, grpc.credentials.createInsecure(), options);
const games = new api.game.v1.GameService(server, grpc.credentials.createInsecure(), options);

const metadata = new grpc.Metadata();
const call = (client, method, request) =>
  new Promise((resolve, reject) => {
    const deadline = new Date(Date.now() + 5000);
    client[method](request, metadata, { deadline }, (error, answer) => (error ? reject(error) : resolve(answer)));
  });
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

// The room's stream says when a game runs.
async function runningGame(name) {
  const stream = lobby.WatchRoom({ name }, metadata);
  for await (const { room } of stream) {
    if (room?.state === "ROOM_STATE_PLAYING") {
      stream.cancel();
      return room.game;
    }
  }
}

// Watches until the game is over; when the stream breaks, it goes on after the last revision that came.
async function tell(game) {
  let revision = 0;
  let turn = 0;
  for (;;) {
    try {
      for await (const update of games.WatchGame({ game, after_revision: revision, as_spectator: true }, metadata)) {
        if (update.heartbeat) continue;
        revision = update.revision;
        const view = update.game;
        const table = view?.[view.table];
        if (table?.turn > turn) {
          turn = table.turn;
          console.log(`turn ${turn}:`, view.seats.map((seat) => `${seat.display_name} ${seat.score}`).join(", "));
        }
        if (view?.outcome) {
          console.log("won by", view.outcome.winners.map((seat) => view.seats[seat].display_name).join(", ") || "nobody");
          return;
        }
      }
    } catch (error) {
      if (error.code !== grpc.status.UNAVAILABLE) throw error;
    }
    await pause(200 + 800 * Math.random());
  }
}

try {
  const { token } = await call(lobby, "SignIn", { display_name: "Node" });
  metadata.set("authorization", `Bearer ${token}`);
  const { room } = await call(lobby, "JoinRoom", { name: `rooms/${code.toUpperCase()}`, as_spectator: true });
  await tell(await runningGame(room.name));
  await call(lobby, "LeaveRoom", { name: room.name });
} catch (error) {
  console.error(error.details ?? error.message);
  process.exitCode = 1;
} finally {
  lobby.close();
  games.close();
}

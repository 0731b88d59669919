// Generates the typed API client from proto/ with the protoc of the repository's virtual environment.
//   node generate.mjs [python]
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { delimiter, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = resolve(here, "../..");
const own = resolve(root, ".venv/bin/python");
const python = process.argv[2] ?? (existsSync(own) ? own : "python3");
const out = resolve(here, "src/gen");
const proto = resolve(root, "proto");

// Only what a player's page calls: what is not listed here is not downloaded by phones either.
const services = ["lobby/v1/lobby_service", "lobby/v1/admin_service", "game/v1/game_service", "catalogue/v1/catalogue_service"];
const messages = [
  "common/v1/award", "common/v1/refusal",
  "game/v1/event", "game/v1/game", "game/v1/move", "game/v1/options",
  "lobby/v1/player", "lobby/v1/room",
  ...["dixit", "jinx", "stella"].flatMap((game) => ["events", "moves", "options", "view"].map((part) => `games/${game}/v1/${part}`)),
];
const google = execFileSync(python, ["-c", "import google.rpc as g; print(list(g.__path__)[0])"], { encoding: "utf8" }).trim();

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
execFileSync(
  python,
  [
    "-m", "grpc_tools.protoc", `-I${proto}`, `-I${resolve(google, "../..")}`,
    `--plugin=protoc-gen-es=${resolve(here, "node_modules/.bin/protoc-gen-es")}`,
    `--es_out=${out}`, "--es_opt=target=ts,import_extension=none",
    ...[...services, ...messages].map((name) => `parlour/api/${name}.proto`),
    "google/rpc/error_details.proto",
  ],
  { stdio: "inherit", env: { ...process.env, PATH: `${resolve(here, "node_modules/.bin")}${delimiter}${process.env.PATH}` } },
);

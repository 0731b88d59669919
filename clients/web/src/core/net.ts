// The API, typed: Connect over the same origin, below whatever path prefix the page was loaded from.
import { Code, ConnectError, createClient, type Interceptor } from "@connectrpc/connect";
import { createConnectTransport } from "@connectrpc/connect-web";
import { BadRequestSchema, ErrorInfoSchema, RetryInfoSchema } from "../gen/google/rpc/error_details_pb";
import { LobbyService } from "../gen/parlour/api/lobby/v1/lobby_service_pb";
import { t, tOr } from "./i18n";
import { read, write } from "./storage";

/** Where the page lives, with a slash at the end: "/" or "/games/parlour/"; the gateway says it in index.html. */
export const BASE = new URL(document.baseURI).pathname;

export interface Account {
  token: string;
  player: string; // "players/{player}"
  name: string;
}

let account: Account | null = read<Account | null>("account", null);

export const me = (): Account | null => account;

export function become(next: Account | null): void {
  account = next;
  write("account", next);
}

// Another tab may have signed in or out meanwhile: there is one person in one browser.
addEventListener("storage", (event) => {
  if (event.key === "parlour.account") account = read<Account | null>("account", null);
});

const authorized: Interceptor = (next) => (request) => {
  if (account && !request.header.has("authorization")) request.header.set("authorization", `Bearer ${account.token}`);
  return next(request);
};

const common = { baseUrl: location.origin + BASE.slice(0, -1), useBinaryFormat: true, interceptors: [authorized] };
/** Unary calls have a deadline; streams have none, they are watched for silence instead. */
export const calls = createConnectTransport({ ...common, defaultTimeoutMs: 10_000 });
export const streams = createConnectTransport(common);

export const lobby = createClient(LobbyService, calls);
export const lobbyStreams = createClient(LobbyService, streams);

/** Why something was not done: the gRPC code, the stable reason, a sentence for people. */
export interface Refusal {
  code: Code;
  reason: string;
  message: string;
  fields: { field: string; description: string }[];
  /** Seconds after which the server wants to be asked again. */
  after: number;
}

export function refusalOf(error: unknown): Refusal {
  const known = ConnectError.from(error, Code.Unavailable);
  const info = known.findDetails(ErrorInfoSchema)[0];
  const bad = known.findDetails(BadRequestSchema)[0];
  const retry = known.findDetails(RetryInfoSchema)[0];
  return {
    code: known.code,
    reason: info?.reason ?? (passing(known.code) ? "UNREACHABLE" : "UNKNOWN"),
    message: known.rawMessage,
    fields: (bad?.fieldViolations ?? []).map(({ field, description }) => ({ field, description })),
    after: Number(retry?.retryDelay?.seconds ?? 0n),
  };
}

/** The refusal in the reader's language. A reason without words means that page and server are not of one version. */
export const refusalText = ({ reason }: Refusal): string => tOr(`refused.${reason}`, t("refused.OTHER"));

const FINAL = new Set([
  Code.InvalidArgument, Code.NotFound, Code.PermissionDenied, Code.Unauthenticated, Code.FailedPrecondition, Code.Unimplemented,
  Code.AlreadyExists,
]);

/** Asking the same again later can help. */
export function passing(code: Code): boolean {
  return !FINAL.has(code);
}

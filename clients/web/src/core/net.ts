// The API, typed: Connect over the same origin, below whatever path prefix the page was loaded from.
import { Code, ConnectError, createClient, type Interceptor } from "@connectrpc/connect";
import { createConnectTransport } from "@connectrpc/connect-web";
import { BadRequestSchema, ErrorInfoSchema, RetryInfoSchema } from "../gen/google/rpc/error_details_pb";
import { LobbyService } from "../gen/parlour/api/lobby/v1/lobby_service_pb";
import { me } from "./account";
import { passing, Refusal } from "./refusal";
import { BASE } from "./router";

const authorized: Interceptor = (next) => (request) => {
  const account = me();
  if (account && !request.header.has("authorization")) request.header.set("authorization", `Bearer ${account.token}`);
  return next(request);
};

const common = { baseUrl: location.origin + BASE.slice(0, -1), useBinaryFormat: true, interceptors: [authorized] };
/** Unary calls have a deadline; streams have none, they are watched for silence instead. */
export const calls = createConnectTransport({ ...common, defaultTimeoutMs: 10_000 });
export const streams = createConnectTransport(common);

export const lobby = createClient(LobbyService, calls);
export const lobbyStreams = createClient(LobbyService, streams);

/** What an error of a call means. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const known = ConnectError.from(error, Code.Unavailable);
  const info = known.findDetails(ErrorInfoSchema)[0];
  const bad = known.findDetails(BadRequestSchema)[0];
  const retry = known.findDetails(RetryInfoSchema)[0];
  return new Refusal(
    known.code,
    info?.reason ?? (passing(known.code) ? "UNREACHABLE" : "UNKNOWN"),
    known.rawMessage,
    (bad?.fieldViolations ?? []).map(({ field, description }) => ({ field, description })),
    Number(retry?.retryDelay?.seconds ?? 0n),
  );
}

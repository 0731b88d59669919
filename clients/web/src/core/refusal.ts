// Why something was not done, and what is said of it.
import { Code } from "@connectrpc/connect";
import { t, tOr } from "./i18n";

/** The gRPC code, the stable reason, a sentence in English, the fields at fault. */
export class Refusal extends Error {
  constructor(
    readonly code: Code,
    readonly reason: string,
    message: string,
    readonly fields: readonly { field: string; description: string }[] = [],
    /** Seconds after which the server wants to be asked again. */
    readonly after = 0,
  ) {
    super(message);
  }
}

export const unreachable = (): Refusal => new Refusal(Code.Unavailable, "UNREACHABLE", "unreachable");

/** In the reader's language. A reason without words means that page and server are not of one version. */
export const refusalText = ({ reason }: Refusal): string => tOr(`refused.${reason}`, t("refused.OTHER"));

const FINAL = new Set([
  Code.InvalidArgument, Code.NotFound, Code.PermissionDenied, Code.Unauthenticated, Code.FailedPrecondition, Code.Unimplemented,
  Code.AlreadyExists,
]);

/** Asking the same again later can help. */
export function passing(code: Code): boolean {
  return !FINAL.has(code);
}

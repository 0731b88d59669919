// What is asked of the server by somebody who is not in a room yet. The API is the larger part of the page: it is fetched
// once the first screen is there, and whoever was quicker waits for it here.
import { become, me } from "./account";
import { unreachable } from "./refusal";

type Api = typeof import("./net");

/** Rejects with a `Refusal`. */
export async function ask<T>(call: (api: Api) => Promise<T>): Promise<T> {
  const api = await import("./net").catch(() => {
    throw unreachable();
  });
  return call(api).catch((error: unknown) => {
    throw api.refusalOf(error);
  });
}

/** Makes a guest of whoever has no account yet, or takes on the new name. Rejects with a `Refusal`. */
export async function introduce(name: string, invitation = ""): Promise<void> {
  const account = me();
  if (!account) {
    const { player, token } = await ask(({ lobby }) => lobby.signIn({ displayName: name, invitation }));
    become({ token, player: player!.name, name: player!.displayName });
  } else if (account.name !== name) {
    const { player } = await ask(({ lobby }) => lobby.updatePlayer({ displayName: name }));
    become({ ...account, name: player?.displayName ?? name });
  }
}

// Who this browser is to the server.
import { read, write } from "./storage";

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

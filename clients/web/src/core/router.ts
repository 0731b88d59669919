// Addresses: "/", "/r/CODE", "/table/CODE", "/replay/ID", "/admin". What lies over a screen is in the hash,
// so that the back button closes it.
import { Observable } from "./observable";

/** Where the page lives, with a slash at the end: "/" or "/games/parlour/"; the gateway says it in index.html. */
export const BASE = new URL(document.baseURI).pathname;

export interface Place {
  screen: string;
  id: string;
  over: string;
}

class Router extends Observable {
  place: Place = this.#here();

  constructor() {
    super();
    addEventListener("popstate", () => this.#moved());
  }

  #here(): Place {
    const [screen = "", id = ""] = location.pathname.slice(BASE.length).split("/");
    return { screen, id: decodeURIComponent(id), over: location.hash.slice(1) };
  }

  #moved(): void {
    this.place = this.#here();
    this.changed();
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"]({ inside: true }, "", BASE + path);
    this.#moved();
    scrollTo(0, 0);
  }

  /** Lays something over the screen; the back button takes it away. */
  lay(over: string): void {
    const replace = this.place.over !== "";
    history[replace ? "replaceState" : "pushState"]({ laid: true }, "", `${location.pathname}#${over}`);
    this.#moved();
  }

  lift(): void {
    if (!this.place.over) return;
    if ((history.state as { laid?: boolean } | null)?.laid) history.back();
    else {
      history.replaceState(null, "", location.pathname);
      this.#moved();
    }
  }
}

export const router = new Router();

export const address = (path: string): string => location.origin + BASE + path;

/** "moth-47 " typed by somebody: what the server calls it. */
export const codeOf = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, "");

/** Six signs are read better as two groups. */
export const spaced = (code: string): string => (code.length === 6 ? `${code.slice(0, 3)} ${code.slice(3)}` : code);

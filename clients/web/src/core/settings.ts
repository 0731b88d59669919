// What a person sets for this browser: theme, sound, notices, covered hand, single keys.
import { Observable } from "./observable";
import { read, write } from "./storage";

export type Theme = "auto" | "light" | "dark";

class Settings extends Observable {
  theme = read<Theme>("theme", "auto");
  sound = read("sound", true);
  notices = read("notices", false);
  covered = read("covered", false);
  keys = read("keys", true);
  name = read("name", "");

  set<K extends "theme" | "sound" | "notices" | "covered" | "keys" | "name">(key: K, value: this[K]): void {
    this[key] = value as never;
    write(key, value);
    this.dress();
    this.changed();
  }

  dress(): void {
    const dark = this.theme === "dark" || (this.theme === "auto" && night.matches);
    document.documentElement.dataset.theme = dark ? "dark" : "light";
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", dark ? "#14122C" : "#F6DFD2");
  }
}

const night = matchMedia("(prefers-color-scheme:dark)");
export const settings = new Settings();
night.addEventListener("change", () => settings.dress());

// Catalogues of words in two parts: `?door` is what the first screens say, `?table` all the rest, fetched with the other screens.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

// Why somebody cannot come in; all other refusals are said on other screens.
const AT_THE_DOOR = "BANNED_FROM_ROOM|CODE_NOT_FOUND|DRAINING|INTERNAL|INVITATION_REQUIRED|NO_SPECTATORS|OTHER|PLAYER_BANNED|ROOM_CLOSED|ROOM_FULL|ROOM_LOCKED|ROOM_NOT_FOUND|STORAGE_FULL|TEXT_TOO_LONG|TEXT_TOO_SHORT|TEXT_UNSUITABLE|TOKEN_UNKNOWN|TOO_BUSY|TOO_MANY_REQUESTS|UNAUTHENTICATED|UNAVAILABLE|UNREACHABLE";
const DOOR = new RegExp(
  `^(or|yes|no|ok|back|close|off|menu|you|yours|nobody|reload|moons|tostart|watch|card\\.of|(home|room|seats|name|join|retry|notfound|full|removed|closed|stale)(\\..+)?|refused\\.(${AT_THE_DOOR})|settings|settings\\.language)$`,
);

/** Fails the build where a first screen says what only comes later. */
export function words(): Plugin {
  return {
    name: "parlour-words",
    enforce: "pre",
    load(id) {
      const [, file, part] = /^(.+\/i18n\/\w+\.json)\?(door|table)$/.exec(id) ?? [];
      if (!file) return null;
      this.addWatchFile(file);
      const all = Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>);
      const words = JSON.stringify(Object.fromEntries(all.filter(([key]) => DOOR.test(key) === (part === "door"))));
      return { code: `export default ${words};`, moduleType: "js" };
    },
    generateBundle(_, bundle) {
      const first = new Set<string>();
      const reach = (file: string): void => {
        const chunk = bundle[file];
        if (chunk?.type !== "chunk" || first.has(file)) return;
        first.add(file);
        chunk.imports.forEach(reach);
      };
      Object.values(bundle).forEach((chunk) => chunk.type === "chunk" && chunk.isEntry && reach(chunk.fileName));
      for (const file of first) {
        const chunk = bundle[file];
        for (const module of chunk?.type === "chunk" ? Object.keys(chunk.modules) : []) {
          if (!/\/src\/.+\.tsx?$/.test(module) || module.includes("/gen/")) continue;
          const late = [...readFileSync(module, "utf8").matchAll(/\btr?\((?:[^"()]*\? )?"([\w.]+)"(?: : "([\w.]+)")?/g)].flatMap(([, one, other]) => [one, other]).filter((key) => key && !DOOR.test(key));
          if (late.length) this.error(`${module} is part of the first load, but these words are not: ${late.join(", ")}`);
        }
      }
    },
  };
}

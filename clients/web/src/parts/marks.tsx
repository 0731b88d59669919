// Small drawn things: icons, player tokens, rabbits, moons.
import { listed, t, type Key } from "../core/i18n";

const ICONS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  back: "M14.5 5l-7 7 7 7",
  next: "M9.5 5l7 7-7 7",
  close: "M6 6l12 12M18 6L6 18",
  tick: "M4.5 12.5l5 5 10-11",
  up: "M12 20V4.5M5.5 11 12 4.5 18.5 11",
  share: "M12 15V3.5M7.5 8 12 3.5 16.5 8M5 12v8h14v-8",
  talk: "M4 5.5h16v10.5H10l-4.5 4V16H4Z",
  again: "M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 3v4.5H15",
  offline: "M3 3l18 18M5 12.5a10 10 0 0 1 4-2.4M2 9a15 15 0 0 1 4.5-2.7M19 12.5a10 10 0 0 0-5-2.8M22 9a15 15 0 0 0-10-3.8M9 16a4.5 4.5 0 0 1 6 0M12 19.4v.2",
  people: "M5.5 8a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M2.5 20c0-4 3-6.5 6.5-6.5s6.5 2.5 6.5 6.5M16 5a3.3 3.3 0 0 1 0 6.4M18 14c2.3.8 3.6 3 3.6 6",
  hand: "M7 13V6a1.6 1.6 0 0 1 3.2 0v5V4.4a1.6 1.6 0 0 1 3.2 0V11 6a1.6 1.6 0 0 1 3.2 0v7l1-1.6a1.6 1.6 0 0 1 2.7 1.7L17 19.5A4 4 0 0 1 13.5 21.5H12A5 5 0 0 1 7 17Z",
  lock: "M7 11h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2ZM8 11V8a4 4 0 0 1 8 0v3",
  screen: "M5 5h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM8 20.5h8",
  pause: "M8 5v14M16 5v14",
  wave: "M4 10v4M8 7v10M12 4v16M16 8v8M20 10.5v3",
  help: "M2.8 12a9.2 9.2 0 1 0 18.4 0a9.2 9.2 0 1 0-18.4 0M9.4 9.3a2.7 2.7 0 1 1 3.6 2.6c-.8.3-1 .9-1 1.9M12 16.8v.2",
  lamp: "M9 3h6M12 3v2.5M7 9.5C7 7 9 5.5 12 5.5s5 1.5 5 4V17a2.5 2.5 0 0 1-2.5 2.5h-5A2.5 2.5 0 0 1 7 17ZM9 22h6M12 10c1.5 1.8 2 2.7 2 3.7a2 2 0 0 1-4 0c0-1 .5-1.9 2-3.7Z",
  flag: "M6 21V4M6 4.5c4-2 8 2 12 0v9c-4 2-8-2-12 0",
  bin: "M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.5 11v5.5M13.5 11v5.5",
  star: "M12 2l2.2 7.8L22 12l-7.8 2.2L12 22l-2.2-7.8L2 12l7.8-2.2Z",
} as const;

export type IconName = keyof typeof ICONS;

export function Icon({ of }: { of: IconName }) {
  return (
    <svg class={of === "back" || of === "next" ? "ic turns" : "ic"} viewBox="0 0 24 24" fill={of === "star" ? "currentColor" : "none"} stroke="currentColor" stroke-width={of === "tick" || of === "pause" ? 3 : 2} stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
      <path d={ICONS[of]} />
    </svg>
  );
}

// Shape first, colour second, so that colour is never the only sign.
export const SHAPES = ["moon", "star", "heart", "drop", "kite", "clover", "peak", "tile", "comb", "sun", "boat", "ring"] as const;
const PATHS = [
  "M15.4 1.8A10.6 10.6 0 1 0 22.4 15.6 8.4 8.4 0 0 1 15.4 1.8Z",
  "M12.0 0.7L15.1 7.8L22.7 8.5L16.9 13.6L18.6 21.1L12.0 17.2L5.4 21.1L7.1 13.6L1.3 8.5L8.9 7.8Z",
  "M12 21.6C4.6 16 1.6 12.4 1.6 8.4A5.5 5.5 0 0 1 12 6 5.5 5.5 0 0 1 22.4 8.4C22.4 12.4 19.4 16 12 21.6Z",
  "M12 1.2C16 6.4 19.4 10.4 19.4 14.8A7.4 7.4 0 0 1 4.6 14.8C4.6 10.4 8 6.4 12 1.2Z",
  "M12 .8 20.6 12 12 23.2 3.4 12Z",
  "M12 6.5A5.2 5.2 0 1 1 17.5 12 5.2 5.2 0 1 1 12 17.5 5.2 5.2 0 1 1 6.5 12 5.2 5.2 0 1 1 12 6.5Z",
  "M10.3 3.2a2 2 0 0 1 3.4 0L22.6 18.6A2 2 0 0 1 20.9 21.6H3.1A2 2 0 0 1 1.4 18.6Z",
  "M5 2.5H19A2.5 2.5 0 0 1 21.5 5V19A2.5 2.5 0 0 1 19 21.5H5A2.5 2.5 0 0 1 2.5 19V5A2.5 2.5 0 0 1 5 2.5Z",
  "M7 2.6H17L22.6 12 17 21.4H7L1.4 12Z",
  "M12.0 0.6L14.8 5.3L20.1 3.9L18.7 9.2L23.4 12.0L18.7 14.8L20.1 20.1L14.8 18.7L12.0 23.4L9.2 18.7L3.9 20.1L5.3 14.8L0.6 12.0L5.3 9.2L3.9 3.9L9.2 5.3Z",
  "M1 8.6H23A11 11 0 0 1 1 8.6Z",
  "M12 1.2A10.8 10.8 0 1 1 12 22.8 10.8 10.8 0 1 1 12 1.2ZM12 7.6A4.4 4.4 0 1 0 12 16.4 4.4 4.4 0 1 0 12 7.6Z",
];
const RABBIT =
  "M9 21C7 16 6.2 2 10 2 13.4 2 14.4 8 14.9 12 15.6 11.8 16.4 11.8 17.1 12 17.6 8 18.6 2 22 2 25.8 2 25 16 23 21 26.6 23.2 28 26.4 28 29.8 28 36 23 39 16 39 9 39 4 36 4 29.8 4 26.4 5.4 23.2 9 21Z";

// Emblems of the seats of the table on screen, 1-12 as chosen in the room; a seat without one has the one of its number.
let emblems: readonly number[] = [];
export function showEmblems(of: readonly { emblem: number }[]): void {
  emblems = of.map(({ emblem }) => emblem);
}
const wrap = (seat: number): number => (emblems[seat] ? emblems[seat]! - 1 : ((seat % 12) + 12) % 12);

/** A player's token, or with `emblem` that one. `name`: said to those who do not see it. */
export function Tok({ seat, emblem, k, name }: { seat: number; emblem?: number; k?: number; name?: string }) {
  const index = emblem ? emblem - 1 : wrap(seat);
  const said = name === undefined ? { "aria-hidden": "true" as const } : { role: "img" as const, "aria-label": name };
  return (
    <svg class={`tok t${index + 1}`} style={k ? { "--k": `${k}px` } : undefined} viewBox="-1 -1 26 26" {...said}>
      <path d={PATHS[index]} fill="currentColor" fill-rule="evenodd" />
    </svg>
  );
}

export function Toks({ seats, names, k, label }: { seats: readonly number[]; names: (seat: number) => string; k?: number; label?: string }) {
  if (!seats.length) return null;
  return (
    <span class="toks" role="img" aria-label={`${label ? `${label}: ` : ""}${listed(seats.map(names))}`}>
      {seats.map((seat) => (
        <Tok key={seat} seat={seat} k={k} />
      ))}
    </span>
  );
}

export function RabbitShape({ seat }: { seat: number }) {
  return (
    <>
      <path class="body" d={RABBIT} fill="currentColor" />
      <svg x="9.5" y="23" width="13" height="13" viewBox="-1 -1 26 26" style={{ color: "#FBF4E4" }}>
        <path class="belly" d={PATHS[wrap(seat)]} fill="currentColor" fill-rule="evenodd" />
      </svg>
    </>
  );
}

export function Rabbit({ seat, width = 38 }: { seat: number; width?: number }) {
  return (
    <svg class={`rab t${wrap(seat) + 1}`} width={width} height={(width * 41) / 32} viewBox="0 0 32 41" aria-hidden="true">
      <RabbitShape seat={seat} />
    </svg>
  );
}

const LIT = ["M10 2A8 8 0 0 1 10 18A4 8 0 0 0 10 2Z", "M10 2A8 8 0 0 1 10 18A0 8 0 0 1 10 2Z", "M10 2A8 8 0 0 1 10 18A4 8 0 0 1 10 2Z", "M10 2A8 8 0 1 1 10 18 8 8 0 1 1 10 2Z"];

export function Moon({ phase, of = 4 }: { phase: number; of?: number }) {
  const lit = of === 4 ? phase : Math.round((phase * 3) / Math.max(1, of - 1));
  return (
    <svg class="moon" viewBox="0 0 20 20" aria-hidden="true">
      <circle class="d" cx="10" cy="10" r="8.6" />
      <path class="l" d={LIT[lit]} />
    </svg>
  );
}

/** Where the turn is: a moon that waxes. */
export function Moons({ phases, now }: { phases: Key[]; now: number }) {
  return (
    <ol class="moons" aria-label={t("moons")}>
      {phases.map((phase, index) => (
        <li key={phase} class={index < now ? "past" : index > now ? "next" : ""} aria-current={index === now ? "step" : undefined}>
          <Moon phase={index} of={phases.length} />
          {index === now ? <b>{t(phase)}</b> : <span class="sr">{t(phase)}</span>}
        </li>
      ))}
    </ol>
  );
}

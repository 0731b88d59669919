// The paper landscape behind everything, and the near hill in front of it.
import type { ComponentChildren } from "preact";

// x, y, radius, opacity
const STARS: [number, number, number, number][] = [[134, 205, 1.2, 0.25], [761, 292, 1.7, 0.46], [789, 42, 1.7, 0.37], [762, 28, 0.7, 0.48], [266, 90, 0.7, 0.56], [31, 266, 0.7, 0.46], [9, 235, 1.7, 0.49], [528, 217, 1.7, 0.58], [553, 179, 1.7, 0.58], [927, 260, 1.7, 0.54], [556, 84, 1.2, 0.25], [333, 105, 1.7, 0.4], [910, 63, 1.7, 0.54], [505, 160, 0.7, 0.39], [744, 256, 1.2, 0.42], [703, 176, 1.2, 0.23], [664, 98, 1.7, 0.35], [733, 79, 1.7, 0.22], [703, 280, 1.7, 0.46], [169, 30, 0.9, 0.59], [771, 404, 0.9, 0.36], [344, 103, 1.2, 0.38], [269, 503, 0.7, 0.35], [857, 157, 0.9, 0.41], [561, 64, 1.2, 0.43], [200, 32, 1.7, 0.39], [357, 148, 1.2, 0.38], [28, 215, 0.9, 0.45], [551, 39, 1.2, 0.21], [944, 83, 0.7, 0.23], [17, 351, 0.9, 0.31], [797, 32, 0.9, 0.34], [70, 138, 0.9, 0.46], [648, 217, 1.2, 0.38], [322, 45, 1.7, 0.34], [796, 8, 1.2, 0.24], [900, 144, 1.7, 0.53], [21, 9, 0.7, 0.36], [35, 221, 1.7, 0.42], [221, 57, 1.7, 0.29], [649, 217, 1.2, 0.46], [426, 169, 1.2, 0.25], [212, 77, 0.7, 0.32], [939, 24, 0.9, 0.37], [252, 431, 0.7, 0.44], [218, 23, 1.7, 0.27], [868, 323, 0.7, 0.35], [347, 54, 0.9, 0.43], [897, 205, 1.7, 0.32], [500, 133, 1.2, 0.44], [402, 24, 1.2, 0.52], [563, 120, 0.9, 0.34], [213, 183, 1.2, 0.57], [838, 356, 1.7, 0.51], [533, 55, 0.9, 0.27], [911, 24, 0.9, 0.31], [332, 161, 1.2, 0.34], [291, 6, 1.7, 0.25], [551, 47, 0.7, 0.35], [991, 36, 0.9, 0.53]];

export function Scene() {
  return (
    <div class="scene" aria-hidden="true">
      <svg class="stars" viewBox="0 0 1000 600" preserveAspectRatio="xMidYMin slice">
        <g class="st">
          {STARS.map(([cx, cy, r, opacity]) => (
            <circle key={cx * 1000 + cy} cx={cx} cy={cy} r={r} opacity={opacity} />
          ))}
        </g>
        <g class="cl">
          <path d="M120 300c10-26 46-30 58-8 22-14 52 0 50 22H96c-6-12 6-22 24-14Z" />
          <path d="M760 190c12-30 54-34 68-9 26-16 60 0 58 25H732c-7-14 8-26 28-16Z" />
          <path d="M430 92c8-20 36-24 46-6 17-11 40 0 39 17H411c-5-9 5-17 19-11Z" />
        </g>
      </svg>
      <svg viewBox="0 0 1000 400" preserveAspectRatio="none">
        <path class="h1" d="M0 170C130 90 240 60 380 130S640 210 760 120 930 60 1000 110V400H0Z" />
        <path class="h2" d="M0 250C120 190 260 260 400 240S700 130 820 190 950 240 1000 210V400H0Z" />
      </svg>
      <div class="glow" />
      <svg viewBox="0 0 1000 400" preserveAspectRatio="none">
        <path class="h3" d="M0 330C160 270 330 340 520 330S840 270 1000 310V400H0Z" />
      </svg>
    </div>
  );
}

const CRESTS = ["M0 12C70 26 140 20 200 10S330 -2 390 16", "M0 22C60 2 120 0 190 10S320 24 390 6"];

/** Where the hand reaches: one sentence, one main button. */
export function Shelf({ children, crest = 0, laid = false }: { children: ComponentChildren; crest?: number; laid?: boolean }) {
  const Hill = laid ? "div" : "footer"; // the page has one footer, whatever lies over it
  return (
    <Hill class="shelf" id={laid ? undefined : "turn"} tabIndex={-1}>
      <svg class="crest" viewBox="0 0 390 22" preserveAspectRatio="none" aria-hidden="true">
        <path class="f" d={`${CRESTS[crest]}V24H0Z`} />
        <path class="rim" d={CRESTS[crest]} />
      </svg>
      {children}
    </Hill>
  );
}

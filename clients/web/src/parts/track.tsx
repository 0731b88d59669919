// The score track: stones on a path, a rabbit for each seat. Made for a phone, a desk or a wall.
import { t } from "../core/i18n";
import { RabbitShape } from "./marks";

interface Shape {
  width: number;
  across: number;
  margin: number;
  row: number;
  foot: number;
}

const SHAPES = {
  phone: { width: 366, across: 6, margin: 36, row: 84, foot: 46 },
  desk: { width: 1180, across: 16, margin: 50, row: 128, foot: 46 },
  wall: { width: 1800, across: 1000, margin: 34, row: 0, foot: 46 },
} satisfies Record<string, Shape>;

export interface Runner {
  seat: number;
  name: string;
  score: number;
  gained?: number;
}

type Point = [x: number, y: number];

function stones(shape: Shape, count: number, height: number): Point[] {
  const across = Math.min(shape.across, count + 1);
  const step = (shape.width - 2 * shape.margin) / (across - 1);
  return Array.from({ length: count + 1 }, (_, index): Point => {
    const row = Math.floor(index / across);
    const column = index % across;
    return [shape.margin + step * (row % 2 ? across - 1 - column : column), height - shape.foot - row * shape.row + 8 * Math.sin(index * 1.9)];
  });
}

function way(points: Point[]): string {
  return points
    .map(([x, y], index) => {
      const before = points[index - 1];
      if (!before) return `M${x} ${y}`;
      const [px, py] = before;
      if (Math.abs(px - x) < 1) {
        const out = x > points[0]![0] + 40 ? x + 34 : x - 34;
        return `C${out} ${py - 8} ${out} ${y + 8} ${x} ${y}`;
      }
      const middle = (px + x) / 2;
      return `C${middle} ${py} ${middle} ${y} ${x} ${y}`;
    })
    .join("");
}

export function Track({ runners, target, kind }: { runners: Runner[]; target: number; kind: keyof typeof SHAPES }) {
  const shape = SHAPES[kind];
  const count = Math.max(5, Math.min(target, 30)); // more stones than that cannot be told apart
  const rows = Math.ceil((count + 1) / Math.min(shape.across, count + 1));
  const height = shape.foot + (rows - 1) * shape.row + (kind === "wall" ? 78 : 90);
  const points = stones(shape, count, height);
  const mile = Math.max(1, Math.round(count / 6));
  const at = (score: number): Point => points[Math.max(0, Math.min(count, Math.round((score / target) * count)))]!;
  const beside = new Map<string, number>();
  const said = [...runners].sort((a, b) => b.score - a.score).map(({ name, score }) => `${name} ${score}`).join(", ");
  const [goalX, goalY] = points[count]!;
  return (
    <svg class="track" viewBox={`0 0 ${shape.width} ${height}`} role="img" aria-label={`${t("track.said")}: ${said}`}>
      <path class="pathb" d={way(points)} />
      <path class="path" d={way(points)} />
      {points.map(([x, y], index) => (
        <g key={index}>
          <ellipse class={index % mile ? "stone" : "stone mile"} cx={x} cy={y} rx={index % mile ? 10 : 14} ry={index % mile ? 5.5 : 8} />
          {index % mile === 0 && (
            <text x={x} y={y + 24} text-anchor="middle">
              {Math.round((index / count) * target)}
            </text>
          )}
        </g>
      ))}
      <g class="goal">
        <circle cx={goalX} cy={goalY - 22} r="20" />
      </g>
      {[...runners]
        .sort((a, b) => a.score - b.score)
        .map(({ seat, score, gained }) => {
          const [x, y] = at(score);
          const place = beside.get(`${x} ${y}`) ?? 0;
          beside.set(`${x} ${y}`, place + 1);
          const shift = ((place + 1) >> 1) * (place % 2 ? 21 : -21);
          return (
            <g key={seat} class={`runner t${(seat % 12) + 1}`} transform={`translate(${x - 17 + shift} ${y - 41})`}>
              <svg class="rab" width="34" height="43" viewBox="0 0 32 41">
                <RabbitShape seat={seat} />
              </svg>
              {!!gained && gained > 0 && (
                <text class="fwd" x="31" y="14">
                  +{gained}
                </text>
              )}
            </g>
          );
        })}
    </svg>
  );
}

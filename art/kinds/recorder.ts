import type { Layer, Point, Sheet } from '../drawing.ts';
import { type Field, mix, smooth, TAU } from '../field.ts';
import type { Random } from '../random.ts';

/** A circular chart: one turn is one lunar day. Measurement, industry, sport. */
export interface Recorder {
  kind: 'recorder';
  /** The centre, as shares of width and height. */
  cx?: number;
  cy?: number;
  /** Radius of the disc in plate heights. The dial needs .05 more. */
  radius?: number;
  /** How far the rings swing, .03 to .045 of the plate. */
  force?: number;
  /** Harmonics in the trace. */
  harmonics?: number;
}

/** Radius of the open hub, in plate heights. */
const HUB = 0.07;

/** Draws a {@link Recorder}. */
export function recorder(
  random: Random,
  knobs: Recorder,
  { aspect, lines, accent }: Sheet,
): Layer[] {
  const centre: Point = [aspect * (knobs.cx ?? 0.5), knobs.cy ?? 0.5];
  const radius = knobs.radius ?? 0.43;
  const force = knobs.force ?? radius * random.range(0.085, 0.105);
  const trace = Array.from({ length: knobs.harmonics ?? 4 }, (_, i) => ({
    turns: i + 2,
    shift: random.range(0, TAU),
    weight: random.range(0.6, 1) / (1 + i * 0.55),
    // How far the harmonic turns from hub to rim. More than this and the rings fold over one another.
    twist: random.range(-1, 1) * 2.6,
  }));
  const total = trace.reduce((sum, { weight }) => sum + weight, 0);
  const swing = (angle: number, share: number) =>
    trace.reduce(
      (sum, h) => sum + h.weight * Math.sin(h.turns * angle + h.shift + h.twist * share),
      0,
    ) / total;
  const polar = (x: number, y: number): [number, number] => {
    const [dx, dy] = [x - centre[0], y - centre[1]];
    return [Math.hypot(dx, dy), Math.atan2(dy, dx)];
  };
  const rings: Field = (x, y) => {
    const [away, angle] = polar(x, y);
    const free = smooth(0, 0.75 * radius, away) * smooth(radius * 1.04, radius * 0.76, away);
    return away + force * free * swing(angle, away / radius);
  };
  const tone: Field = (x, y) => {
    const [away, angle] = polar(x, y);
    return mix(
      0.14,
      0.74,
      smooth(-0.7, 0.75, swing(angle + 0.35, away / radius) * smooth(0.02, 0.25, away)),
    );
  };
  const layers: Layer[] = [
    {
      shape: 'engraving',
      phase: (x, y) => TAU * lines * 0.9 * rings(x, y),
      duty: tone,
      mask: (x, y) => {
        const [away] = polar(x, y);
        return Math.min(radius - away, away - HUB);
      },
    },
    { shape: 'strokes', strokes: dial(centre, radius + 0.014), paint: 'mark' },
  ];
  if (accent) layers.push({ shape: 'circle', centre, radius: 0.014, paint: 'accent' });
  return layers;
}

/** The ticks of the dial: 144 round the disc, a longer one each half hour and the longest each hour. */
function dial(centre: Point, radius: number): [Point, Point][] {
  return Array.from({ length: 144 }, (_, i) => {
    const angle = (i / 144) * TAU;
    const length = i % 12 === 0 ? 0.03 : i % 6 === 0 ? 0.02 : 0.011;
    const at = (r: number): Point => [
      centre[0] + Math.cos(angle) * r,
      centre[1] + Math.sin(angle) * r,
    ];
    return [at(radius), at(radius + length)];
  });
}

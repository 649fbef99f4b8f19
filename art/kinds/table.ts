import type { Bar, Layer, Sheet } from '../drawing.ts';
import { clamp, TAU } from '../field.ts';
import type { Random } from '../random.ts';

/** A tide table: one row a day, one bar each quarter of an hour. Ledgers, quality, banking. */
export interface Table {
  kind: 'table';
  /** Days shown. */
  rows?: number;
  /** Tides in a row. */
  tides?: number;
}

/** Draws a {@link Table}. The one bar in the accent is the highest water. */
export function table(random: Random, knobs: Table, { aspect, lines, accent }: Sheet): Layer[] {
  const rows = knobs.rows ?? Math.max(4, Math.round(lines * 0.26));
  const columns = Math.round(rows * aspect * 4.2);
  const tides = knobs.tides ?? 1.9 * aspect;
  // The moon's tide comes some 50 minutes later each day; the sun's does not, so springs turn to neaps.
  const constituents = [
    { perDay: tides, weight: 1, late: 0.085 },
    { perDay: tides * 1.04, weight: 0.4, late: 0 },
    { perDay: tides / 2, weight: 0.24, late: 0.05 },
  ].map((c) => ({ ...c, shift: random.range(0, 1) }));
  const total = constituents.reduce((sum, { weight }) => sum + weight, 0);
  const water = (time: number, day: number) =>
    constituents.reduce(
      (sum, c) => sum + c.weight * Math.cos(TAU * (c.perDay * time + c.shift - c.late * day)),
      0,
    ) / total;
  const [pitch, rowHeight] = [aspect / columns, 1 / rows];
  const bars: Bar[] = [];
  let highest: Bar | undefined;
  let peak = -1;
  for (let day = 0; day < rows; day++) {
    for (let i = 0; i < columns; i++) {
      const level = clamp(0.5 + 0.54 * water((i + 0.5) / columns, day), 0.03, 1);
      const height = level * rowHeight * 0.86;
      const width = pitch * (0.26 + 0.44 * level);
      const bar: Bar = [
        (i + 0.5) * pitch - width / 2,
        (day + 0.92) * rowHeight - height,
        width,
        height,
      ];
      const central = i > columns * 0.2 && i < columns * 0.8 && day > 0 && day < rows - 1;
      if (central && level > peak) {
        peak = level;
        highest = bar;
      }
      bars.push(bar);
    }
  }
  const marked = accent ? highest : undefined;
  const layers: Layer[] = [
    { shape: 'bars', bars: bars.filter((bar) => bar !== marked), paint: 'inks' },
  ];
  if (marked) layers.push({ shape: 'bars', bars: [marked], paint: 'accent' });
  return layers;
}

import { namedTheme } from './colouring.ts';
import type { Layer, Sheet } from './drawing.ts';
import { type Cotidal, cotidal } from './kinds/cotidal.ts';
import { type Echo, echo } from './kinds/echo.ts';
import { type Interference, interference } from './kinds/interference.ts';
import { type Recorder, recorder } from './kinds/recorder.ts';
import { type Sounding, sounding } from './kinds/sounding.ts';
import { type Stream, stream } from './kinds/stream.ts';
import { type Swell, swell } from './kinds/swell.ts';
import { type Table, table } from './kinds/table.ts';
import { type Vane, vane } from './kinds/vane.ts';
import { hash, type Random, random } from './random.ts';
import { render } from './render.ts';
import type { ThemeName } from './themes.ts';

/** What a plate shows: its kind with the knobs of that kind. */
export type Kind =
  | Swell
  | Interference
  | Echo
  | Stream
  | Cotidal
  | Recorder
  | Sounding
  | Table
  | Vane;

/** Everything that decides how a plate looks. The same parameters always give the same plate. */
export type PlateParams = Kind & {
  /** What the plate is drawn from, usually the subject's slug. */
  seed: string;
  theme: ThemeName;
  /** Pixels. */
  width: number;
  height: number;
  /** Lines across the height: 8 for a thumb, 24 for a card, 32 wide, 36 to 44 for a hero. */
  lines: number;
  /** Whether the buoy is drawn. */
  accent: boolean;
};

/** Draws a plate as an SVG document that names its colours. Its ids are unique to its parameters, so it can stand inline. */
export function plate(params: PlateParams): string {
  const { seed, theme, width, height, lines, accent } = params;
  const source = random(seed);
  const layers = drawKind(source, params, { aspect: width / height, lines, accent });
  return render(layers, {
    width,
    height,
    lines,
    theme: namedTheme(theme),
    id: `p${hash(JSON.stringify(params)).toString(36)}`,
    inkFrom: [source.range(0, 0.3), 1],
    inkTo: [source.range(0.7, 1), 0],
  });
}

function drawKind(source: Random, kind: Kind, sheet: Sheet): Layer[] {
  switch (kind.kind) {
    case 'swell':
      return swell(source, kind, sheet);
    case 'interference':
      return interference(source, kind, sheet);
    case 'echo':
      return echo(source, kind, sheet);
    case 'stream':
      return stream(source, kind, sheet);
    case 'cotidal':
      return cotidal(source, kind, sheet);
    case 'recorder':
      return recorder(source, kind, sheet);
    case 'sounding':
      return sounding(source, kind, sheet);
    case 'table':
      return table(source, kind, sheet);
    case 'vane':
      return vane(source, kind, sheet);
  }
}

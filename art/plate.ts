import { namedTheme } from './colouring.ts';
import { type Echo, echo } from './kinds/echo.ts';
import { type Swell, swell } from './kinds/swell.ts';
import { hash, random } from './random.ts';
import { render } from './render.ts';
import type { ThemeName } from './themes.ts';

/** What a plate shows: its kind with the knobs of that kind. */
export type Kind = Swell | Echo;

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
  const sheet = { aspect: width / height, lines, accent };
  const layers =
    params.kind === 'swell' ? swell(source, params, sheet) : echo(source, params, sheet);
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

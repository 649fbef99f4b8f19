/**
 * Derives every colour of the site from the two brand colours (docs/decisions/0014). Each colour has a recipe: an OKLCH
 * lightness, a share of the main colour's chroma, and a hue relative to the main colour's. If the result has too little
 * contrast for its role, its lightness is adjusted until it has enough.
 */
import { contrast, type Hex, nearestWithContrast, type Oklch, toHex, toOklch } from './colour.ts';

/** The colours that the owner chooses. */
export interface BrandColours {
  readonly main: Hex;
  /** The colour of one small mark in a picture. Never used for text. */
  readonly accent: Hex;
}

/** Lightness 0 to 1, share of the main colour's chroma, degrees from its hue. */
type Recipe = readonly [lightness: number, chroma: number, hue: number];

/** The contrast that WCAG 2.2 AA requires for text. */
export const TEXT = 4.5;
/** The contrast of second text, which is set small beside large headings: that of WCAG 2.2 AAA. */
const SECOND_TEXT = 7;
/** The contrast that WCAG 2.2 AA requires for large text and the edges of controls. */
export const LARGE_OR_EDGE = 3;
/** The contrast of decorative marks, for which WCAG sets no minimum. */
const MARK = 2.2;

const WHITE: Hex = '#ffffff';

/**
 * Derives the design tokens, the themes of plates and the colours of the film.
 *
 * @returns `tokens` and `themes` by name, and `film`, the colours in which the film is rendered
 */
export function palette({ main, accent }: BrandColours) {
  const own = toOklch(main);
  const at = ([lightness, chroma, hue]: Recipe): Oklch => ({
    l: Math.min(1, Math.max(0, lightness)),
    c: own.c * chroma,
    h: own.h + hue,
  });
  const make = (...recipe: Recipe) => toHex(at(recipe));
  /** A colour whose lightness is a share of the main colour's. */
  const beside = (share: number, chroma: number, hue: number) => make(own.l * share, chroma, hue);
  const withContrast = (
    hex: Hex,
    grounds: readonly Hex[],
    least: number,
    towards: 'lighter' | 'darker',
  ) =>
    nearestWithContrast(hex, grounds, least, towards) ??
    (towards === 'lighter' ? WHITE : '#000000');

  // Light grounds, and the colours on them.
  const quiet = make(0.969, 0.013, -16.8);
  const tint = make(0.938, 0.06, -8);
  const lights = [WHITE, quiet, tint];
  const ink = make(0.171, 0.06, -8);
  const onLight = (least: number, ...recipe: Recipe) =>
    withContrast(make(...recipe), lights, least, 'darker');
  const brandOnLight = withContrast(main, lights, TEXT, 'darker');

  // Dark grounds.
  const dark = make(0.153, 0.07, -6);
  const dark2 = make(0.195, 0.11, -5);
  const darks = [dark, dark2];
  const onDark = (least: number, ...recipe: Recipe) =>
    withContrast(make(...recipe), darks, least, 'lighter');

  // The main colour as a ground: text on it is white or ink, whichever has more contrast.
  const isMainDark = contrast(WHITE, main) >= contrast(ink, main);
  const onBrand = isMainDark ? WHITE : ink;
  const away = isMainDark ? 'lighter' : 'darker';
  const towards = isMainDark ? 'darker' : 'lighter';
  const asGround = (hex: Hex) => withContrast(hex, [onBrand], TEXT, towards);
  const brandDeep = asGround(beside(0.852, 0.855, 0));
  const onMain = (least: number, light: Recipe, deep: Recipe) =>
    withContrast(make(...(isMainDark ? light : deep)), [main, brandDeep], least, away);

  const brandPale = make(0.921, 0.14, -5.4);
  const brandOnDark = onDark(TEXT, 0.772, 0.43, -1);
  const visibleOn = (ground: Hex) =>
    nearestWithContrast(accent, [ground], MARK) ?? (isMainDark ? WHITE : ink);

  const tokens = {
    brand: main,
    'on-brand': onBrand,
    'on-brand-2': onMain(TEXT, [0.948, 0.09, 1], [0.26, 0.3, 0]),
    'on-brand-inverse': isMainDark ? ink : WHITE,
    'brand-deep': brandDeep,
    'brand-on-light': brandOnLight,
    'brand-on-dark': brandOnDark,
    // For shapes, not text: the main colour, lightened until it is visible.
    'brand-shape-on-dark': withContrast(main, [dark], MARK, 'lighter'),
    'brand-pale': brandPale,
    accent,
    light: WHITE,
    quiet,
    tint,
    ink,
    'ink-2': onLight(SECOND_TEXT, 0.39, 0.1, -10),
    dark,
    'dark-2': dark2,
    'on-dark': WHITE,
    'on-dark-2': onDark(SECOND_TEXT, 0.8, 0.14, -9),
    'on-dark-3': onDark(TEXT, 0.605, 0.173, -6.3),
    rule: make(0.885, 0.05, -13),
    'rule-tint': make(0.847, 0.09, -11),
    'rule-strong': onLight(LARGE_OR_EDGE, 0.618, 0.09, -14),
    'rule-dark': make(0.287, 0.14, -6),
    'rule-dark-strong': withContrast(make(0.492, 0.16, -6), [dark], LARGE_OR_EDGE, 'lighter'),
    'rule-brand': beside(isMainDark ? 1.213 : 0.87, 0.78, 3.7),
    'rule-brand-strong': onMain(LARGE_OR_EDGE, [0.882, 0.215, 5.3], [0.34, 0.4, 0]),
    'map-land': make(0.765, 0.1, -11),
    // Error and success have fixed hues.
    error: withContrast(toHex({ l: 0.537, c: 0.192, h: 34.3 }), lights, TEXT, 'darker'),
    'error-on-dark': withContrast(toHex({ l: 0.833, c: 0.096, h: 39 }), darks, TEXT, 'lighter'),
    ok: withContrast(toHex({ l: 0.4697, c: 0.0935, h: 166.53 }), lights, TEXT, 'darker'),
  } as const satisfies Record<string, Hex>;

  const deep = make(0.286, 0.5, 1);
  const pale = make(0.897, 0.117, -12);
  const inkOnPale = make(0.23, 0.28, 0);
  const lineOnTint = withContrast(main, [tint], TEXT, 'darker');
  const lineOnPale = withContrast(main, [pale], LARGE_OR_EDGE, 'darker');
  const strong = make(0.563, 0.9, 0);
  const themes = {
    // Dark
    dark: {
      ground: dark,
      inks: [make(0.354, 0.49, -2.1), strong, brandPale],
      mark: brandOnDark,
      text: WHITE,
      accent: visibleOn(dark),
    },
    deep: {
      ground: deep,
      inks: [make(0.537, 0.96, 0), make(0.703, 0.58, 0), make(0.95, 0.09, -3)],
      mark: make(0.856, 0.263, -0.2),
      text: WHITE,
      accent: visibleOn(deep),
    },
    // The main colour, with white or dark ink.
    brand: {
      ground: main,
      inks: isMainDark
        ? [WHITE, make(0.926, 0.13, 0), make(Math.max(0.726, own.l + 0.2), 0.53, 2.5)]
        : [ink, make(0.24, 0.3, 0), make(Math.min(0.45, own.l - 0.2), 0.5, 0)],
      mark: onBrand,
      text: onBrand,
      accent: onBrand,
    },
    // Light
    paper: {
      ground: quiet,
      inks: [ink, ink, make(0.304, 0.11, -14)],
      mark: ink,
      text: ink,
      accent: visibleOn(quiet),
    },
    tint: {
      ground: tint,
      inks: [lineOnTint, lineOnTint, lineOnTint === main ? beside(0.802, 0.8, 0.2) : ink],
      mark: lineOnTint,
      text: lineOnTint,
      accent: visibleOn(tint),
    },
    pale: {
      ground: pale,
      inks: [inkOnPale, lineOnPale, lineOnPale],
      mark: inkOnPale,
      text: inkOnPale,
      accent: visibleOn(pale),
    },
    // Calm grounds for text: their inks leave enough contrast.
    brandCalm: {
      ground: main,
      inks: [
        asGround(beside(0.843, 0.865, 0.2)),
        asGround(beside(0.909, 0.914, 0.05)),
        asGround(beside(isMainDark ? 1.114 : 0.93, 0.925, 1.1)),
      ],
      mark: onBrand,
      text: onBrand,
      accent: onBrand,
    },
    darkCalm: {
      ground: dark,
      inks: [make(0.17, 0.11, 0), make(0.261, 0.343, -0.2), strong],
      mark: WHITE,
      text: WHITE,
      accent: visibleOn(dark),
    },
  } as const satisfies Record<string, Theme>;

  const film = {
    ground: dark,
    groundFar: make(0.191, 0.18, -1),
    shade: make(0.317, 0.466, -1.1),
    body: make(0.535, 0.965, -0.2),
    light: make(0.934, 0.12, -11),
    buoy: accent,
  } as const satisfies Record<string, Hex>;

  return { tokens, themes, film, isMainDark };
}

/** A brand colour with too little contrast. The message suggests the nearest colour of the same hue that has enough. */
export interface BrandFault {
  readonly field: keyof BrandColours;
  readonly message: string;
}

/** Checks the contrast of the two brand colours. Derived colours always have enough. */
export function brandFaults({ main, accent }: BrandColours): BrandFault[] {
  const { tokens } = palette({ main, accent });
  const fault = (
    field: keyof BrandColours,
    what: string,
    reached: number,
    least: number,
    nearest?: Hex,
  ): BrandFault[] => {
    if (reached >= least) return [];
    const advice = nearest
      ? `; the nearest colour of the same hue that has it is "${nearest}"`
      : '';
    const ratio = (Math.floor(reached * 100) / 100).toFixed(2);
    return [{ field, message: `${what} has a contrast of ${ratio} and needs ${least}${advice}` }];
  };
  const far = (hex: Hex) => Math.abs(toOklch(hex).l - toOklch(main).l);
  const [near] = [WHITE, tokens.ink]
    .flatMap((front) => nearestWithContrast(main, [front], TEXT) ?? [])
    .sort((a, b) => far(a) - far(b));
  const lighter = nearestWithContrast(accent, [tokens.dark], LARGE_OR_EDGE, 'lighter');
  const onDark = `${accent} on the dark ground ${tokens.dark}`;
  return [
    ...fault('main', `text on ${main}`, contrast(tokens['on-brand'], main), TEXT, near),
    ...fault('accent', onDark, contrast(accent, tokens.dark), LARGE_OR_EDGE, lighter),
  ];
}

/** The colours of a plate, as values or as names. */
export interface Theme<Colour = Hex> {
  /** The background. */
  ground: Colour;
  /** The three stops of the ink's gradient across the plate. */
  inks: readonly [Colour, Colour, Colour];
  /** Hairlines in share images. */
  mark: Colour;
  /** Text on the ground in share images. */
  text: Colour;
  /** The buoy, a small dot in the picture. */
  accent: Colour;
}

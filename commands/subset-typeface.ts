/**
 * Subsets a typeface to the letters, weights and widths that the site uses, for brand/typeface/, and computes the metrics of
 * the fallback font, which is shown until the typeface has loaded. Used by `npm run brand`.
 */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import process from 'node:process';
import { Blob, Face, Font, shape, Buffer as Text, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { SUBSET_NAMES, SUBSETS, TYPEFACE, type Typeface } from '../src/content/brand/typeface.ts';

/** The axis ranges of the type scale in src/styles/tokens.css. A weight above 600 would add 12 kB. */
const WEIGHT = [400, 600] as const;
const WIDTH = [100, 110] as const;
/** The axis values of display sizes. */
const DISPLAY = { weight: 580, width: 108 } as const;

/** Kerning, ligatures, accents and tabular figures, without the alternates that no style uses. */
const FEATURES = ['kern', 'liga', 'tnum', 'lnum', 'ccmp', 'locl', 'mark', 'mkmk'];

/** A font to subset: its files, which hold different letters, and its range of weights. */
interface Source {
  readonly files: readonly string[];
  readonly weight: readonly [number, number];
}

interface Package {
  readonly family: string;
  readonly sources: readonly Source[];
  readonly licence: string | undefined;
}

/**
 * @param source a Fontsource package, or font files: a variable one, or regular and bold separated by a comma
 * @returns the files of brand/typeface/ by name
 * @throws if the font doesn't exist, or lacks the letters that every page needs
 */
export async function subsetTypeface(source: string): Promise<Map<string, Buffer | string>> {
  const temporary = mkdtempSync(join(tmpdir(), 'typeface-'));
  try {
    const found = isFontFile(source) ? fromFiles(source) : fromPackage(source, temporary);
    const written = new Map<string, Buffer | string>();
    const faces: Typeface['faces'] = [];
    const basic = await Promise.all(found.sources.map(({ files }) => sfnt(files[0] ?? '')));
    const axes = axesOf(basic[0] ?? Buffer.of());
    for (const [index, each] of found.sources.entries()) {
      for (const subset of SUBSET_NAMES) {
        const bytes = await subsetOf(each.files, lettersOf(subset), axes);
        if (!bytes) {
          if (subset === 'basic') throw new Error(`${source} lacks the letters of English`);
          continue;
        }
        const file = `${subset}${index === 0 ? '' : '-strong'}.woff2`;
        written.set(file, bytes);
        faces.push({
          file,
          weight: axes.wght ? [...span(axes.wght, WEIGHT)] : [...each.weight],
          subset,
        });
      }
    }
    const width = axes.wdth && span(axes.wdth, WIDTH);
    const typeface: Typeface = {
      source: nameOfSource(source),
      family: found.family,
      weight: [faces[0]?.weight[0] ?? 400, faces.at(-1)?.weight[1] ?? 400],
      ...(width && { width: [...width] }),
      faces,
      fallback: fallbackOf(basic, width),
    };
    written.set('typeface.json', `${JSON.stringify(typeface, null, 2)}\n`);
    if (found.licence) written.set('LICENSE.txt', readFileSync(found.licence));
    return written;
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

/** Replaces the typeface in brand/typeface/. @returns a line for each font */
export function writeTypeface(files: ReadonlyMap<string, Buffer | string>): string[] {
  rmSync(TYPEFACE, { recursive: true, force: true });
  mkdirSync(TYPEFACE, { recursive: true });
  for (const [file, bytes] of files) writeFileSync(join(TYPEFACE, file), bytes);
  return [...files]
    .filter(([file]) => file.endsWith('.woff2'))
    .map(([file, bytes]) => `${TYPEFACE}/${file}  ${bytes.length} bytes`);
}

/** The source of a typeface as the record names it: a package, or its files without their folders. */
export const nameOfSource = (source: string) =>
  isFontFile(source)
    ? source
        .split(',')
        .map((file) => basename(file))
        .join(',')
    : source;

/** Whether a source is font files and not a package. */
export const isFontFile = (source: string) => /\.(woff2?|ttf|otf)$/i.test(source);

type Axes = Readonly<
  Record<string, { readonly min: number; readonly max: number; readonly default: number }>
>;

const span = (
  { min, max }: { min: number; max: number },
  [least, most]: readonly [number, number],
): readonly [number, number] => [Math.max(min, least), Math.max(min, Math.min(max, most))];

function fromFiles(source: string): Package {
  const paths = source.split(',');
  const missing = paths.find((path) => !existsSync(path));
  if (missing) throw new Error(`there is no file ${missing}`);
  const [regular = '', strong] = paths;
  const family = basename(regular, extname(regular))
    .replace(/[-_ ]?(variable|regular|roman|vf|\[.*\])/gi, '')
    .replaceAll(/[-_]/g, ' ')
    .trim();
  const sources = ofTwoWeights([regular], strong === undefined ? undefined : [strong]);
  return { family: family || 'Brand', sources, licence: undefined };
}

/** Fonts of a typeface without a weight axis. */
const ofTwoWeights = (regular: readonly string[], strong?: readonly string[]): Source[] =>
  strong
    ? [
        { files: regular, weight: [400, 499] },
        { files: strong, weight: [500, 600] },
      ]
    : [{ files: regular, weight: WEIGHT }];

/** Reads a Fontsource package. One that isn't installed is downloaded into the temporary folder. */
function fromPackage(name: string, temporary: string): Package {
  if (!/^(@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*$/.test(name)) {
    const example = 'a package of fontsource, such as @fontsource-variable/inter';
    throw new Error(`expected ${example}, or a font file; got "${name}"`);
  }
  let folder = join('node_modules', name);
  if (!existsSync(folder)) {
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    const args = ['install', '--prefix=.', ...options, name];
    const { status, stderr } = spawnSync('npm', args, {
      cwd: temporary,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    if (status !== 0 && /\bE(404|INVALIDPACKAGENAME)\b/.test(stderr)) {
      throw new Error(`npm has no package ${name}: choose one on fontsource.org, or a file`);
    }
    if (status !== 0) throw new Error(`npm couldn’t fetch ${name}:\n${stderr.trim()}`);
    folder = join(temporary, 'node_modules', name);
  }
  const metadata = join(folder, 'metadata.json');
  if (!existsSync(metadata)) {
    throw new Error(`${name} is no package of fontsource: choose one on fontsource.org, or a file`);
  }
  const { id, family } = JSON.parse(readFileSync(metadata, 'utf8'));
  const present = new Set(readdirSync(join(folder, 'files')));
  const files = (axis: string | number) =>
    ['latin', 'latin-ext']
      .map((letters) => `${id}-${letters}-${axis}-normal.woff2`)
      .filter((file) => present.has(file))
      .map((file) => join(folder, 'files', file));
  const licence = readdirSync(folder).find((file) => /^(licen[cs]e|ofl)/i.test(file));
  const found = { family, licence: licence && join(folder, licence) };

  const variable = ['standard', 'wght', 'full'].map(files).find(({ length }) => length > 0);
  if (variable) return { ...found, sources: [{ files: variable, weight: WEIGHT }] };
  const regular = files(400);
  const strong = [600, 700, 500].map(files).find(({ length }) => length > 0);
  if (regular.length === 0) throw new Error(`${name} has no upright Latin of weight 400`);
  return { ...found, sources: ofTwoWeights(regular, strong) };
}

function lettersOf(subset: keyof typeof SUBSETS): string {
  return SUBSETS[subset]
    .split(', ')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .replace('U+', '')
        .split('-')
        .map((digits) => Number.parseInt(digits, 16));
      return Array.from({ length: last - first + 1 }, (_, index) =>
        String.fromCodePoint(first + index),
      );
    })
    .join('');
}

/** A font in the uncompressed format that HarfBuzz reads. */
async function sfnt(file: string): Promise<Buffer> {
  return subsetFont(readFileSync(file), lettersOf('basic'), { targetFormat: 'sfnt' });
}

const axesOf = (font: Buffer): Axes => new Face(new Blob(font)).getAxisInfos();

/** The subset of letters, from the file that has the most of them; undefined if none has any. */
async function subsetOf(files: readonly string[], letters: string, axes: Axes) {
  const variationAxes = Object.fromEntries(
    Object.entries(axes).map(([axis, info]) => {
      const wanted = axis === 'wght' ? WEIGHT : axis === 'wdth' ? WIDTH : undefined;
      if (!wanted) return [axis, info.default];
      const [min, max] = span(info, wanted);
      return [axis, { min, max, default: min }];
    }),
  );
  const wanted = [...letters].filter((letter) => letter.trim());
  let best = { count: 0, file: '' };
  for (const file of files) {
    const read = await subsetFont(readFileSync(file), letters, { targetFormat: 'sfnt' });
    const has = new Set(new Face(new Blob(read)).collectUnicodes());
    const count = wanted.filter((letter) => has.has(letter.codePointAt(0) ?? 0)).length;
    if (count > best.count) best = { count, file };
  }
  if (best.count === 0) return undefined;
  return subsetFont(readFileSync(best.file), letters, {
    targetFormat: 'woff2',
    ...(Object.keys(variationAxes).length > 0 && { variationAxes }),
    keepFeatures: FEATURES,
  });
}

/** The text to measure, with the letter frequencies of English. */
const MEASURED =
  'we build the products that people rely on every day, and we stay with them once they are in use. a small team of ' +
  'engineers, designers and testers works beside yours, shows what is done each week, and says early what will not hold.';

/** Widths of Arial in thousandths of an em, for space and a to z. Comma and full stop are as wide as the space. */
const ARIAL = {
  regular: [
    278, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333,
    500, 278, 556, 500, 722, 500, 500, 500,
  ],
  bold: [
    278, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389,
    556, 333, 611, 556, 778, 556, 556, 500,
  ],
} as const;

const arialLength = (widths: readonly number[]) =>
  [...MEASURED].reduce(
    (sum, letter) => sum + (widths[Math.max(0, letter.charCodeAt(0) - 96)] ?? 0),
    0,
  ) / 1000;

/** The adjustments of Arial for text, bold text and display sizes. */
function fallbackOf(
  fonts: readonly Buffer[],
  width: readonly [number, number] | undefined,
): Typeface['fallback'] {
  const measure = (bold: boolean, weight: number, wide: number) => {
    const face = new Face(new Blob(fonts[bold ? fonts.length - 1 : 0] ?? Buffer.of()));
    const font = new Font(face);
    font.setVariations([new Variation('wght', weight), new Variation('wdth', wide)]);
    const text = new Text();
    text.addText(MEASURED);
    text.guessSegmentProperties();
    shape(font, text);
    const length =
      text.getGlyphPositions().reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) / face.upem;
    const size = length / arialLength(bold ? ARIAL.bold : ARIAL.regular);
    const { ascender, descender } = font.hExtents();
    const share = (value: number) => Number(((value / face.upem / size) * 100).toFixed(1));
    return {
      bold,
      size: Number((size * 100).toFixed(1)),
      ascent: share(ascender),
      descent: share(-descender),
    };
  };
  const fallback: Typeface['fallback'] = [
    { ...measure(false, 400, 100), weight: [400, 400] },
    { ...measure(true, 600, 100), weight: [401, 600] },
  ];
  if (!width) return fallback;
  for (const usual of fallback) usual.width = [100, 100];
  const display = measure(true, DISPLAY.weight, DISPLAY.width);
  return [...fallback, { ...display, weight: [401, 600], width: [101, width[1]] }];
}

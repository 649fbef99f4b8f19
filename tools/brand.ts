/**
 * `npm run brand`: makes the site another company's. It asks on a terminal, or takes flags, or reads brand/brand.yaml as it
 * is; checks what it is given, measures every pair of colours, cuts the typeface, and writes brand/. Where something
 * doesn't hold it says what would, and writes nothing.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { parse, parseDocument } from 'yaml';
import { failing, pairLine, pairsOf } from '../art/contrast.ts';
import { type BrandColours, brandFaults } from '../art/palette.ts';
import { drawingFault } from '../src/content/mark.ts';
import { explain, formatPath } from '../src/content/problem.ts';
import { brand } from '../src/content/records.ts';
import { readTypeface } from '../src/content/typeface.ts';
import { cutTypeface } from './cut-typeface.ts';

const FILE = 'brand/brand.yaml';

/** What it asks, in this order; each is a flag too. */
const QUESTIONS = [
  ['name', 'The name, 32 characters at most'],
  ['legalName', 'The registered name'],
  ['site', 'The domain'],
  ['main', 'The main colour, such as #0f3df2'],
  ['accent', 'The accent, one small mark in a picture'],
  ['typeface', 'The typeface: a package of fontsource, or a font file'],
  ['mark', 'The mark, an SVG of one colour'],
] as const;
type Field = (typeof QUESTIONS)[number][0] | 'logo';
type Answers = Partial<Record<Field, string>>;

const FLAGS: Readonly<Record<string, Field>> = {
  name: 'name',
  'legal-name': 'legalName',
  domain: 'site',
  main: 'main',
  accent: 'accent',
  typeface: 'typeface',
  mark: 'mark',
  logo: 'logo',
};

const HELP = `npm run brand -- [flags]

Without flags it asks. With flags it takes what they say and leaves the rest of ${FILE} as it is.

  --name        the name, 32 characters at most
  --legal-name  the registered name
  --domain      the address of the site, such as example.com
  --main        the main colour, such as "#0f3df2"
  --accent      the accent, likewise
  --typeface    a package of fontsource, such as @fontsource-variable/inter; or a font file, two joined by a comma
                where regular and strong are files of their own
  --mark        the mark, an SVG of one colour
  --logo        the drawn name, an SVG of one colour, in place of mark and set name; "none" for no longer
  --pairs       prints every pair of colours with its contrast`;

/** Ends the command. Nothing has been written. */
function refuse(lines: readonly string[]): never {
  console.error(`${lines.join('\n')}\nNothing was changed.`);
  process.exit(1);
}

/** A colour with six digits, an address with its protocol: as the record holds them. */
function tidy(field: Field, given: string): string {
  const value = given.trim();
  if (field === 'site') {
    return (/^https?:\/\//.test(value) ? value : `https://${value}`).replace(/\/+$/, '');
  }
  if (field !== 'main' && field !== 'accent') return value;
  const digits = value.replace(/^#/, '').toLowerCase();
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

/** Asks for each field; an empty answer keeps what is there. */
async function ask(before: Answers): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers: Answers = {};
  for (const [field, question] of QUESTIONS) {
    const answer = await terminal.question(`${question} [${before[field] ?? ''}]: `);
    if (answer.trim()) answers[field] = answer;
  }
  terminal.close();
  return answers;
}

/** What the flags say; undefined where there are none. */
function flags(): { answers: Answers; listing: boolean } {
  try {
    const { values }: { values: Record<string, string | boolean | undefined> } = parseArgs({
      options: {
        ...Object.fromEntries(
          Object.keys(FLAGS).map((flag) => [flag, { type: 'string' as const }]),
        ),
        pairs: { type: 'boolean' as const },
        help: { type: 'boolean' as const },
      },
    });
    if (values.help) {
      console.log(HELP);
      process.exit(0);
    }
    const answers: Answers = {};
    for (const [flag, field] of Object.entries(FLAGS)) {
      const value = values[flag];
      if (typeof value === 'string') answers[field] = value;
    }
    return { answers, listing: values.pairs === true };
  } catch (error) {
    return refuse([(error as Error).message, '', HELP]);
  }
}

/** Reads an SVG that is to become a drawing of the brand. */
function readSvg(field: 'mark' | 'logo', path: string): string {
  if (!existsSync(path)) refuse([`${field}: there is no file ${path}`]);
  const svg = readFileSync(path, 'utf8');
  const fault = drawingFault(svg);
  if (fault) refuse([`${field}: ${path}: ${fault}`]);
  return svg;
}

const document = parseDocument(existsSync(FILE) ? readFileSync(FILE, 'utf8') : '{}');
const before: Answers = document.toJS() ?? {};
const { answers: said, listing } = flags();
const asks = Object.keys(said).length === 0 && process.stdin.isTTY && !listing;
const answers = asks ? await ask(before) : said;

// 1. Everything is looked at before anything is written.
const drawings = (['mark', 'logo'] as const).flatMap((field) => {
  const path = answers[field];
  if (path === undefined || path === 'none' || path === before[field]) return [];
  return [{ field, file: `${field}.svg`, svg: readSvg(field, path) }];
});
const source = answers.typeface?.trim() ?? before.typeface ?? '';
const isFile = /\.(woff2?|ttf|otf)$/i.test(source);
for (const [flag, value] of Object.entries(answers)) {
  const field = flag as Field;
  if (field === 'typeface' && isFile) {
    document.set(
      field,
      value
        .split(',')
        .map((path) => path.split(/[\\/]/).at(-1))
        .join(','),
    );
  } else if (field === 'logo' && value === 'none') document.delete(field);
  else document.set(field, tidy(field, value));
}
for (const { field, file } of drawings) document.set(field, file);
const isNew = answers.name !== undefined && answers.name !== before.name;
if (isNew) document.delete('sample');

const checked = brand.safeParse(document.toJS(), { reportInput: true });
if (!checked.success) {
  refuse(
    checked.error.issues.map(
      (issue) => `${formatPath(issue.path)}: ${explain(issue, Object.keys(brand.shape))}`,
    ),
  );
}
const record = checked.data;
const colours = { main: record.main, accent: record.accent } as BrandColours; // as the schema has proven
const pairs = pairsOf(colours);
const faults = [
  ...brandFaults(colours).map(({ field, message }) => `${field}: ${message}`),
  ...failing(pairs).map(pairLine),
];
if (faults.length > 0) refuse(faults);

// 2. The typeface, where another is named or its cut isn't there.
const current = (() => {
  try {
    return readTypeface().source;
  } catch {
    return undefined;
  }
})();
if (current !== record.typeface || (isFile && answers.typeface !== undefined)) {
  try {
    for (const line of await cutTypeface(source)) console.log(line);
  } catch (error) {
    refuse([`typeface: ${(error as Error).message}`]);
  }
}

// 3. A film has the colours that it was made in.
const made = join('brand/film/film.yaml');
const film: unknown = existsSync(made) ? parse(readFileSync(made, 'utf8')) : undefined;
const fits = JSON.stringify(film) === JSON.stringify(colours);
if (record.film && !fits) {
  document.delete('film');
  rmSync('brand/film', { recursive: true, force: true });
  console.log(
    'brand/film/ had other colours and is gone: a plate takes its place. art/film/README.md renders a film in yours.',
  );
}

mkdirSync('brand', { recursive: true });
for (const { file, svg } of drawings) writeFileSync(join('brand', file), svg);
writeFileSync(FILE, document.toString({ lineWidth: 0 }));

if (listing) {
  for (const { ratio, place, front, back, least } of pairs) {
    console.log(`${ratio.toFixed(2).padStart(6)}  ${place}: ${front} on ${back} (needs ${least})`);
  }
}
const [closest] = [...pairs].sort((a, b) => a.ratio / a.least - b.ratio / b.least);
console.log(`${pairs.length} pairs of colours hold; the closest: ${closest && pairLine(closest)}`);
console.log(`${FILE} is written. npm start draws plates, icons, share images and map in it.`);

/**
 * `npm run brand`: changes the site's brand. It asks in the terminal, takes flags, or reads brand/brand.yaml. It checks the
 * values and the contrast of every pair of colours, subsets the typeface, and writes brand/. For an invalid value it names
 * a valid one, and asks again or writes nothing.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { parse, parseDocument } from 'yaml';
import { failing, pairLine, pairsOf } from '../art/contrast.ts';
import { type BrandColours, brandFaults } from '../art/palette.ts';
import { drawingFault } from '../src/content/brand/drawing.ts';
import { readTypeface } from '../src/content/brand/typeface.ts';
import { svgFileFault } from '../src/content/pictures/svg.ts';
import { brand } from '../src/content/record-schemas.ts';
import { explain, formatPath } from '../src/schema/problem.ts';
import { reasonOf } from '../src/schema/reason.ts';
import { isFontFile, nameOfSource, subsetTypeface, writeTypeface } from './subset-typeface.ts';

const FILE = 'brand/brand.yaml';

if (process.argv[2] === '--film') {
  await import('./film/film.ts');
  process.exit();
}

/** The inputs: field of the record, flag and question, in the order in which they are asked. */
const FIELDS = [
  ['name', 'name', 'The name, 32 characters at most'],
  ['legalName', 'legal-name', 'The registered name'],
  ['site', 'domain', 'The domain, such as example.com'],
  ['main', 'main', 'The main colour, such as "#0f3df2"'],
  ['accent', 'accent', 'The accent, one small mark in a picture'],
  [
    'typeface',
    'typeface',
    'The typeface: a package of fontsource, or a font file; a comma joins regular and strong',
  ],
  ['mark', 'mark', 'The mark, an SVG of one colour'],
  [
    'logo',
    'logo',
    'The drawn name, an SVG of one colour, in place of mark and set name; "none" for no longer',
  ],
] as const;
type Field = (typeof FIELDS)[number][0];
type Answers = Partial<Record<Field, string>>;

const HELP = `npm run brand -- [flags]

Without flags it asks. With flags it takes what they say and leaves the rest of ${FILE} as it is.

${FIELDS.map(([, flag, question]) => `  --${flag.padEnd(12)}${question}`).join('\n')}
  --film        Renders the film of the home page in the brand's colours, and does nothing else
  --ask         Asks where there is no terminal, too: one answer a line`;

function refuse(lines: readonly string[], code = 1): never {
  console.error([...lines, 'Nothing was changed.'].join('\n'));
  process.exit(code);
}

function flags() {
  try {
    const { values }: { values: Record<string, string | boolean | undefined> } = parseArgs({
      options: {
        ...Object.fromEntries(FIELDS.map(([, flag]) => [flag, { type: 'string' as const }])),
        ask: { type: 'boolean' as const },
        help: { type: 'boolean' as const },
      },
    });
    if (values.help) {
      console.log(HELP);
      process.exit(0);
    }
    const answers: Answers = {};
    for (const [field, flag] of FIELDS) {
      const value = values[flag];
      if (typeof value === 'string') answers[field] = value;
    }
    return { answers, asks: values.ask === true };
  } catch (error) {
    return refuse([reasonOf(error), '', HELP]);
  }
}

const document = parseDocument(existsSync(FILE) ? readFileSync(FILE, 'utf8') : '{}');
const before: Answers & { sample?: boolean } = document.toJS() ?? {};
/** Files made from the answers, to be written at the end. */
const drawings = new Map<string, string>();
let typeface: Awaited<ReturnType<typeof subsetTypeface>> | undefined;

/** A typed path: with `~` expanded, and without the quotes that terminals add when a file is dragged in. */
const asPath = (typed: string) =>
  typed.replace(/^(['"])(.*)\1$/, '$2').replace(/^~(?=\/)/, homedir());

/** Reads an SVG for the mark or the logo. @throws if it is unsuitable */
function takeDrawing(field: 'mark' | 'logo', typed: string) {
  if (field === 'logo' && typed === 'none') {
    document.delete(field);
    return;
  }
  if (typed === before[field]) return;
  const path = asPath(typed);
  const fault = svgFileFault('.', path, drawingFault);
  if (fault) throw new Error(fault);
  drawings.set(`${field}.svg`, readFileSync(path, 'utf8'));
  document.set(field, `${field}.svg`);
}

/** Subsets a typeface, if it is a new one or a file that may have changed. @throws if it doesn't exist */
async function takeTypeface(typed: string) {
  const source = isFontFile(typed) ? typed.split(',').map(asPath).join(',') : typed;
  const name = nameOfSource(source);
  const isThere = name === cutFrom();
  document.set('typeface', name);
  if (!isThere || (isFontFile(typed) && typed !== before.typeface)) {
    typeface = await subsetTypeface(source);
  }
}

/** The source of the current subsets in brand/typeface/; undefined if there are none. */
function cutFrom(): string | undefined {
  try {
    return readTypeface().source;
  } catch {
    return undefined;
  }
}

/** Normalises a value for the record: colours get six digits, addresses their protocol. */
function tidy(field: Field, value: string): string {
  if (field === 'site' && value) {
    return (/^https?:\/\//.test(value) ? value : `https://${value}`).replace(/\/+$/, '');
  }
  if (field !== 'main' && field !== 'accent') return value;
  const digits = value.replace(/^#/, '').toLowerCase();
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

/** Puts an answer into the record. @throws if it names an unsuitable file or package */
async function take(field: Field, typed: string) {
  const value = typed.trim();
  if (field === 'mark' || field === 'logo') takeDrawing(field, value);
  else if (field === 'typeface') await takeTypeface(value);
  else document.set(field, tidy(field, value));
}

const coloursOf = ({ main, accent }: Answers) => ({ main, accent }) as BrandColours; // as the schema has proven

function faults(): { field: string; message: string }[] {
  const record = document.toJS();
  const issues = brand.safeParse(record, { reportInput: true }).error?.issues ?? [];
  const found = issues.map((issue) => ({
    field: formatPath(issue.path),
    message: explain(issue, brand, record),
  }));
  const areColours = !found.some(({ field }) => field === 'main' || field === 'accent');
  return areColours ? [...found, ...brandFaults(coloursOf(record))] : found;
}

/** The default for an empty answer: the current value, but no names of the sample once the name has changed. */
function usual(field: Field): string | undefined {
  const name: unknown = document.get('name');
  const isOthers = before.sample && name !== before.name;
  if (isOthers && field === 'legalName') return String(name);
  return isOthers && field === 'site' ? undefined : before[field];
}

async function ask() {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const lines = terminal[Symbol.asyncIterator]();
  // Piped input may end while earlier answers are still read.
  let isOpen = true;
  terminal.once('close', () => {
    isOpen = false;
  });
  for (const [field, , question] of FIELDS) {
    // Optional and rare, so not asked for.
    if (field === 'logo') continue;
    const kept = usual(field);
    for (let fault: string | undefined = ''; fault !== undefined; ) {
      terminal.setPrompt(`${question}${kept === undefined ? '' : ` [${kept}]`}: `);
      if (isOpen) terminal.prompt();
      const { value, done } = await lines.next();
      // The terminal was closed, or Ctrl-C pressed.
      if (done) refuse([''], 130);
      try {
        await take(field, value.trim() || (kept ?? ''));
        fault = faults().find((each) => each.field === field)?.message;
      } catch (error) {
        fault = reasonOf(error);
      }
      if (fault !== undefined) console.log(`  ${fault}`);
    }
  }
  terminal.close();
}

const { answers, asks } = flags();

// 1. Everything is checked before anything is written.
if (asks || (Object.keys(answers).length === 0 && process.stdin.isTTY)) await ask();
else {
  for (const [field, value] of Object.entries({
    ...(before.typeface && { typeface: before.typeface }),
    ...answers,
  })) {
    try {
      await take(field as Field, value); // a key of the object above
    } catch (error) {
      refuse([`${field}: ${reasonOf(error)}`]);
    }
  }
}
const found = faults().map(({ field, message }) => `${field}: ${message}`);
if (found.length > 0) refuse(found);
if (before.sample && document.get('name') !== before.name) {
  for (const [field, flag] of [
    ['legalName', '--legal-name'],
    ['site', '--domain'],
  ] as const) {
    if (document.get(field) === before[field]) {
      refuse([`${field}: ${before[field]} is the sample’s; say yours with ${flag}`]);
    }
  }
  document.delete('sample');
}
const colours = coloursOf(document.toJS());
const pairs = pairsOf(colours);
if (failing(pairs).length > 0) refuse(failing(pairs).map(pairLine));

// 2. A film in other colours is removed.
const made = 'brand/film/film.yaml';
const film: unknown = existsSync(made) ? parse(readFileSync(made, 'utf8')) : undefined;
if (existsSync('brand/film') && JSON.stringify(film) !== JSON.stringify(colours)) {
  rmSync('brand/film', { recursive: true, force: true });
  console.log(
    'brand/film/ had other colours and is gone: a plate takes its place. npm run brand -- --film renders one in yours.',
  );
}

mkdirSync('brand', { recursive: true });
if (typeface) console.log(writeTypeface(typeface).join('\n'));
for (const [file, svg] of drawings) writeFileSync(join('brand', file), svg);
writeFileSync(FILE, document.toString({ lineWidth: 0 }));

const [closest] = [...pairs].sort((a, b) => a.ratio / a.least - b.ratio / b.least);
console.log(`${pairs.length} pairs of colours hold; the closest: ${closest && pairLine(closest)}`);
console.log(`${FILE} is written. npm start draws plates, icons, share images and map in it.`);

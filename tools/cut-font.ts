/**
 * Cuts the brand's variable font to the glyphs and axis ranges the site uses.
 * Run after changing the font or the ranges: `node tools/cut-font.ts`. The cuts are committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const SOURCE = 'node_modules/@fontsource-variable/archivo/files';
const TARGET = 'src/styles/fonts';

/**
 * The axis ranges of the type scale in src/styles/tokens.css. Narrower is smaller: one weight above 600
 * would cost another 12 kB.
 */
const variationAxes = {
  wght: { min: 400, max: 600, default: 400 },
  wdth: { min: 100, max: 110, default: 100 },
};

/** Kerning, ligatures, accents and tabular figures; alternates that no style asks for are left out. */
const keepFeatures = ['kern', 'liga', 'tnum', 'lnum', 'ccmp', 'locl', 'mark', 'mkmk'];

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    '',
  );

/** English and the typographer's marks: what every page waits for. */
const basic = `${range(0x20, 0x7e)}\u00a0£©«°·»×‘’“”–—…•′″−€`;
/** The other letters of the languages of the offices, fetched only where a page uses one. */
const accented = `${range(0xa1, 0xff)}ıœŒ`.replace(/[£©«°·»×]/g, '');
/** Further Latin letters (Baltic, Polish, Czech, Turkish …), likewise. */
const extended = range(0x100, 0x17f).replace(/[ıœŒ]/g, '');

const cuts = [
  { source: 'archivo-latin-standard-normal.woff2', name: 'archivo-basic', text: basic },
  { source: 'archivo-latin-standard-normal.woff2', name: 'archivo-accented', text: accented },
  { source: 'archivo-latin-ext-standard-normal.woff2', name: 'archivo-extended', text: extended },
];

for (const { source, name, text } of cuts) {
  const font = await subsetFont(await readFile(`${SOURCE}/${source}`), text, {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures,
  });
  await writeFile(`${TARGET}/${name}.woff2`, font);
  console.log(`${TARGET}/${name}.woff2  ${font.length} bytes`);
}

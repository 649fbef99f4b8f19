/** Writes the brand's styles into .cache/brand.css: the colour tokens, the typeface and its fallback. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brandColours } from '../art/brand.ts';
import { palette } from '../art/palette.ts';
import { readTypeface, SUBSETS, type Typeface } from '../src/content/brand/typeface.ts';

/** The style sheet of the brand, as text. */
export function brandStyles(): string {
  const { tokens, isMainDark } = palette(brandColours());
  const typeface = readTypeface();
  const wide = typeface.width !== undefined;
  const declarations = [
    ...Object.entries(tokens).map(([name, hex]) => [name, hex] as const),
    // For use on the main colour: a filter that gives dark pictures the colour of text, and the scheme for native controls.
    ['on-brand-filter', isMainDark ? 'brightness(0) invert(1)' : 'brightness(0)'],
    ['on-brand-scheme', isMainDark ? 'dark' : 'light'],
    [
      'font-brand',
      `"${typeface.family}", "${typeface.family} Fallback", "Helvetica Neue", Arial, sans-serif`,
    ],
    // The width axis for display sizes and quotes, if the typeface has one.
    ['width-display', wide ? '108%' : '100%'],
    ['width-quote', wide ? '104%' : '100%'],
  ] as const;
  const lines = declarations.map(([name, value]) => `    --${name}: ${value};`).join('\n');
  return `/* Written by the build from brand/: change it there. */
@layer tokens {
  :root {
${lines}
  }
}
${fontFaces(typeface)}`;
}

const rule = (declarations: readonly (readonly [string, string])[]) =>
  `@font-face {\n${declarations.map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}\n`;

const range = ([least, most]: readonly [number, number], unit = '') =>
  least === most ? `${least}${unit}` : `${least}${unit} ${most}${unit}`;

function fontFaces({ family, width, faces, fallback }: Typeface): string {
  const files = faces.map(({ file, weight, subset }) =>
    rule([
      ['font-family', `"${family}"`],
      ['src', `url("../brand/typeface/${file}") format("woff2")`],
      ['font-weight', range(weight)],
      ...(width ? [['font-stretch', range(width, '%')] as const] : []),
      ['font-display', 'swap'],
      ['unicode-range', SUBSETS[subset]],
    ]),
  );
  const fallbacks = fallback.map(({ bold, weight, width: wide, size, ascent, descent }) =>
    rule([
      ['font-family', `"${family} Fallback"`],
      ['font-weight', range(weight)],
      ...(wide ? [['font-stretch', range(wide, '%')] as const] : []),
      [
        'src',
        bold
          ? 'local("Arial Bold"), local("Liberation Sans Bold")'
          : 'local("Arial"), local("Liberation Sans")',
      ],
      ['size-adjust', `${size}%`],
      ['ascent-override', `${ascent}%`],
      ['descent-override', `${descent}%`],
      ['line-gap-override', '0%'],
    ]),
  );
  return [...files, ...fallbacks].join('');
}

/** Writes the style sheet to the path that src/styles/global.css imports, if it has changed. */
export function writeBrandStyles(): void {
  mkdirSync('.cache', { recursive: true });
  const file = '.cache/brand.css';
  const styles = brandStyles();
  if (!existsSync(file) || readFileSync(file, 'utf8') !== styles) writeFileSync(file, styles);
}

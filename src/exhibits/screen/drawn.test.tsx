import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { interfaceWords } from '../../schema/words.ts';
import { ProductScreen } from '../../ui/ProductScreen/ProductScreen.tsx';
import { DrawingFile } from './Canvas.tsx';
import { drawingOf, drawnScreen } from './drawn.ts';
import { inks } from './inks.ts';
import { screenNames } from './names.ts';

/** The maximum size of a compressed drawing, in bytes. */
const LARGEST = 3500;

describe.each(screenNames)('%s', (name) => {
  const screen = drawnScreen(name, interfaceWords.parse({}));
  const inPage = renderToStaticMarkup(<ProductScreen screen={screen} />);
  const markup = renderToStaticMarkup(<DrawingFile drawing={drawingOf(name)} />);
  const isPhone = screen.wide.width < screen.wide.height;

  test('is one image with a text alternative', () => {
    expect(inPage).toMatch(/^<div [^>]*role="img" aria-label="[^"]{40,}"/);
    expect(inPage.match(/aria-label/g)).toHaveLength(1);
    expect(inPage).toContain(`<use href="/vignettes/${name}.svg#drawing">`);
  });

  test('has a narrow cut of three rows, unless it is a phone', () => {
    expect(inPage.includes(`<use href="/vignettes/${name}.svg#narrow">`)).toBe(!isPhone);
    expect(inPage.includes('viewBox="0 0 320 406"')).toBe(!isPhone);
    expect(markup.includes('<defs><g id="narrow">')).toBe(!isPhone);
  });

  test('is cut off at its fold on a card', () => {
    const card = renderToStaticMarkup(<ProductScreen screen={screen} folded />);
    expect(card).not.toContain(isPhone ? '360 740' : '320 406');
  });

  test('has the viewBox of its shape', () => {
    const box = isPhone ? '0 0 360 740' : '0 0 800 540';
    expect(inPage).toContain(`viewBox="${box}"`);
    expect(markup).toContain(`viewBox="${box}"`);
  });

  test('marks exactly one point in each cut', () => {
    for (const cut of markup.split('<defs>')) {
      expect(cut.split(`fill="${inks.accent.fill}"`)).toHaveLength(2);
    }
  });

  test('has no style attribute and no invalid number', () => {
    expect(markup).not.toMatch(/ style=|NaN|undefined|Infinity/);
  });

  test('stays within its size limit', () => {
    expect(brotliCompressSync(markup).length).toBeLessThan(LARGEST);
  });
});

import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { inks } from './inks.ts';
import { vignetteNames } from './names.ts';
import { Vignette, VignetteDrawing, vignetteAddress, vignetteShape } from './Vignette.tsx';

/** What one screen may weigh, compressed. Unit: bytes. */
const LARGEST = 3500;

describe.each(vignetteNames)('%s', (name) => {
  const inPage = renderToStaticMarkup(<Vignette screen={name} />);
  const markup = renderToStaticMarkup(<VignetteDrawing name={name} />);

  test('is one picture that says what it shows', () => {
    expect(inPage).toMatch(/^<div [^>]*role="img" aria-label="[^"]{40,}"/);
    expect(inPage.match(/aria-label/g)).toHaveLength(1);
    expect(inPage).toContain(`<use href="${vignetteAddress(name)}#drawing">`);
  });

  test('has a narrow cut of three rows, unless it is a phone', () => {
    const narrow = vignetteShape(name) === 'screen';
    expect(inPage.includes(`<use href="${vignetteAddress(name)}#narrow">`)).toBe(narrow);
    expect(inPage.includes('viewBox="0 0 320 406"')).toBe(narrow);
    expect(markup.includes('<defs><g id="narrow">')).toBe(narrow);
  });

  test('ends on a card above what would be cut through', () => {
    const card = renderToStaticMarkup(<Vignette screen={name} folded />);
    expect(card).not.toContain(vignetteShape(name) === 'phone' ? '360 740' : '320 406');
  });

  test('has the box its shape promises', () => {
    const box = vignetteShape(name) === 'phone' ? '0 0 360 740' : '0 0 800 540';
    expect(inPage).toContain(`viewBox="${box}"`);
    expect(markup).toContain(`viewBox="${box}"`);
  });

  test('marks exactly one point in each cut', () => {
    for (const cut of markup.split('<defs>')) {
      expect(cut.split(`fill="${inks.accent.fill}"`)).toHaveLength(2);
    }
  });

  test('carries no style attribute and no number that went wrong', () => {
    expect(markup).not.toMatch(/ style=|NaN|undefined|Infinity/);
  });

  test('is small', () => {
    expect(brotliCompressSync(markup).length).toBeLessThan(LARGEST);
  });
});

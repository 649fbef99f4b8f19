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
    expect(inPage).toMatch(/^<svg [^>]*role="img" aria-label="[^"]{40,}"/);
    expect(inPage).toContain(`<use href="${vignetteAddress(name)}#drawing">`);
  });

  test('has the box its shape promises', () => {
    const box = vignetteShape(name) === 'phone' ? '0 0 360 740' : '0 0 800 540';
    expect(inPage).toContain(`viewBox="${box}"`);
    expect(markup).toContain(`viewBox="${box}"`);
  });

  test('marks exactly one point', () => {
    expect(markup.split(`fill="${inks.accent.fill}"`)).toHaveLength(2);
  });

  test('carries no style attribute and no number that went wrong', () => {
    expect(markup).not.toMatch(/ style=|NaN|undefined|Infinity/);
  });

  test('is small', () => {
    expect(brotliCompressSync(markup).length).toBeLessThan(LARGEST);
  });
});

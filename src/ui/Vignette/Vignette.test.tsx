import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { vignetteNames } from './names.ts';
import styles from './Vignette.module.css';
import { Vignette, vignetteShape } from './Vignette.tsx';

/** What one screen may add to a page, compressed. Unit: bytes. */
const LARGEST = 3500;

describe.each(vignetteNames)('%s', (name) => {
  const markup = renderToStaticMarkup(<Vignette name={name} />);

  test('is one picture that says what it shows', () => {
    expect(markup).toMatch(/^<svg [^>]*role="img" aria-label="[^"]{40,}"/);
  });

  test('has the box its shape promises', () => {
    const box = vignetteShape(name) === 'phone' ? '0 0 360 740' : '0 0 800 540';
    expect(markup).toContain(`viewBox="${box}"`);
  });

  test('marks exactly one point', () => {
    expect(markup.split(`class="${styles.buoy}"`)).toHaveLength(2);
  });

  test('carries no style attribute and no number that went wrong', () => {
    expect(markup).not.toMatch(/ style=|NaN|undefined|Infinity/);
  });

  test('is small', () => {
    expect(brotliCompressSync(markup).length).toBeLessThan(LARGEST);
  });
});

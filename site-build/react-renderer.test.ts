import { createElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import renderer from './react-renderer.ts';

test('a component is rendered as static markup, around what Astro has rendered', async () => {
  const Phone = ({ hint, children }: { hint: string; children?: ReactNode }) =>
    createElement(
      'p',
      {},
      'Phone',
      ` (${hint})`,
      createElement('img', { src: '/a.png' }),
      children,
    );
  expect(await renderer.check(Phone, {}, {})).toBe(true);
  const slots = { default: '<b>&amp;</b>' };
  expect(await renderer.renderToStaticMarkup(Phone, { hint: 'optional' }, slots)).toEqual({
    html: '<p>Phone (optional)<img src="/a.png"/><astro-static-slot><b>&amp;</b></astro-static-slot></p>',
  });
});

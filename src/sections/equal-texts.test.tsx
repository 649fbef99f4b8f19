/**
 * Renders every section with equal texts. List keys made of texts would then clash, and React would drop or duplicate items on
 * re-rendering, as in the editor.
 */
import { expect, test, vi } from 'vitest';
import { sectionMarkup, siteWithWords } from '../../tests/fixtures/section-markup.tsx';

/** The source positions of lists with duplicate keys. React itself checks keys only in a browser. */
const clashing = vi.hoisted(() => new Set<string>());

vi.mock(import('react/jsx-dev-runtime'), async (original) => {
  const runtime = await original();
  const jsxDEV: typeof runtime.jsxDEV = (type, props, key, isStatic, source, self) => {
    const { children } = props as { children?: unknown };
    const lists = isStatic && Array.isArray(children) ? children : [children];
    for (const list of lists.filter(Array.isArray)) {
      const keys = list.map((item) => item?.key ?? undefined).filter((each) => each !== undefined);
      if (new Set(keys).size < keys.length) {
        clashing.add(`${source?.fileName ?? ''}:${source?.lineNumber ?? ''}`);
      }
    }
    return runtime.jsxDEV(type, props, key, isStatic, source, self);
  };
  return { ...runtime, jsxDEV };
});

// Placeholders in braces stay, as they are part of the format.
const site = siteWithWords((text) => text.replace(/(^|\})[^{]*/g, '$1Same '));

test('no list has keys made of the texts of its items', () => {
  for (const page of site.pages) {
    for (const section of page.sections) sectionMarkup(section, page, site);
  }
  expect([...clashing]).toEqual([]);
});

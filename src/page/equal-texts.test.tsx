/**
 * Lists in which all texts are equal: a key that is made of words would then stand twice, and React would leave one of the
 * items out or show one twice when the section wakes up or is drawn again, as in the editor.
 */
import { expect, test, vi } from 'vitest';
import { sectionMarkup, siteWithWords } from '../../tests/fixtures/section-markup.tsx';

/** The lists with a key that stands twice, by the element that holds them. React itself compares keys only in a browser. */
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

// What stands in braces has its place in the text.
const site = siteWithWords((text) => text.replace(/(^|\})[^{]*/g, '$1Same '));

test('no list has a key that is made of the words of its items', () => {
  for (const page of site.pages) {
    for (const section of page.sections) sectionMarkup(section, page, site);
  }
  expect([...clashing]).toEqual([]);
});

import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import {
  allIn,
  documentOf,
  everyRoute,
  markupOf,
  pages,
  sectionsOf,
  translations,
  wordsOf,
} from '../built-site.ts';

const validator = new HtmlValidate(new FileSystemConfigLoader());

test.each([...pages.map(({ route }) => route), ...translations])(
  '%s is valid HTML',
  async (route) => {
    const { results } = await validator.validateString(markupOf(route), `dist${route}.html`);
    const faults = results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`,
      ),
    );
    expect(faults).toEqual([]);
  },
);

test('no plain space stands between a number and its sign', () => {
  for (const route of everyRoute) {
    const parted = documentOf(route).body.textContent?.match(/\S+ [%$€](?=\s|$)/g) ?? [];
    expect.soft(parted, route).toEqual([]);
  }
});

describe.each(pages.map(({ route }) => route))('%s', (route) => {
  const page = documentOf(route);

  test('has one header, main and footer, and an id, a type and a label for each section', () => {
    for (const name of ['header', 'main', 'footer']) {
      expect(allIn(page, `body > ${name}`), name).toHaveLength(1);
    }
    expect(sectionsOf(route).length).toBeGreaterThan(0);
    const unnamed = allIn(page, 'main section').filter(
      (section) => !section.matches('[id][data-section]:is([aria-label], [aria-labelledby])'),
    );
    expect(unnamed.map(({ outerHTML }) => outerHTML.slice(0, 160))).toEqual([]);
  });

  test('has no text between its sections', () => {
    const between = allIn(page, 'main > :not(section, nav, style, script, template)');
    expect(between.map(wordsOf).filter(Boolean)).toEqual([]);
  });

  test('gives each picture its size', () => {
    const faults = allIn(page, 'img').filter((image) =>
      ['width', 'height'].some((attribute) => !image.hasAttribute(attribute)),
    );
    expect(faults.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  test('counts on the steps of a list from where the last one ended', () => {
    for (const section of sectionsOf(route)) {
      let next = 1;
      for (const list of allIn(section, 'ol[start]')) {
        expect(list.getAttribute('start')).toBe(String(next));
        for (const item of list.children) expect(wordsOf(item)).toMatch(new RegExp(`^${next++} `));
      }
    }
  });
});

import { globSync } from 'node:fs';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { allIn, documentOf, everyRoute, pages, sectionsOf, wordsOf } from '../built-site.ts';

const validator = new HtmlValidate(new FileSystemConfigLoader());

test.each(globSync('dist/**/*.html').sort())('%s is valid HTML', async (file) => {
  const { results } = await validator.validateFile(file);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
  expect(faults).toEqual([]);
});

test('no line ends between a number and its sign', () => {
  for (const route of everyRoute) {
    const parted = documentOf(route).body.textContent?.match(/\S+ [%$€](?=\s|$)/g) ?? [];
    expect.soft(parted, route).toEqual([]);
  }
});

describe.each(pages.map(({ route }) => route))('%s', (route) => {
  const page = documentOf(route);

  test('has one h1, and skips no heading level', () => {
    const levels = allIn(page, 'h1, h2, h3, h4, h5, h6').map(({ localName }) =>
      Number(localName.slice(1)),
    );
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? level)).toBeLessThanOrEqual(1);
    }
  });

  test('has one header, main and footer, and an id and a type for each section', () => {
    for (const name of ['header', 'main', 'footer']) {
      expect(allIn(page, `body > ${name}`), name).toHaveLength(1);
    }
    expect(sectionsOf(route).length).toBeGreaterThan(0);
    const unnamed = allIn(page, 'main section').filter(
      (section) => !section.id || !section.hasAttribute('data-section'),
    );
    expect(unnamed.map(({ outerHTML }) => outerHTML.slice(0, 160))).toEqual([]);
  });

  test('says nothing between its sections', () => {
    const between = allIn(page, 'main > :not(section, nav, style, script, template)');
    expect(between.map(wordsOf)).toEqual([]);
  });

  test('gives landmarks names that tell them apart, and each section one', () => {
    const nameOf = (landmark: Element) =>
      landmark.getAttribute('aria-label') ??
      (landmark.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => page.getElementById(id)?.textContent?.trim() ?? '')
        .join(' ');
    for (const role of ['nav', 'main section', 'form']) {
      const names = allIn(page, role).map(nameOf);
      expect(names, role).not.toContain('');
      expect(names, role).toEqual([...new Set(names)]);
    }
  });

  test('gives each picture its size and an alternative', () => {
    const faults = allIn(page, 'img').filter((image) =>
      ['width', 'height', 'alt'].some((attribute) => !image.hasAttribute(attribute)),
    );
    expect(faults.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  test('counts the steps of a list on from where the last one ended', () => {
    for (const section of sectionsOf(route)) {
      let next = 1;
      for (const list of allIn(section, 'ol[start]')) {
        expect(list.getAttribute('start')).toBe(String(next));
        for (const item of list.children) expect(wordsOf(item)).toMatch(new RegExp(`^${next++} `));
      }
    }
  });
});

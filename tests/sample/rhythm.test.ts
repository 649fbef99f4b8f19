/** Service pages that stand side by side in the menu don't read like one page with other words. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Section {
  readonly type: string;
  readonly layout?: string;
  readonly as?: string;
  readonly picture?: string;
  readonly items?: readonly { readonly figure?: { readonly share?: number } }[];
}
interface Service {
  readonly group: string;
  readonly order: number;
  readonly sections: readonly Section[];
}

/** The groups in the order of the menu. */
const GROUPS = Object.keys(parse(readFileSync('content/service-groups.yaml', 'utf8')));
/** What every service page has, whatever its rhythm. */
const FRAME: ReadonlySet<string> = new Set(['inPageNav', 'faq', 'services']);
/** How many layouts two neighbours may have in the same order. */
const SHARED = 2;

const services = globSync('content/services/*.yaml')
  .map((file) => ({
    slug: basename(file, '.yaml'),
    service: parse(readFileSync(file, 'utf8')) as Service, // the content check has proven it
  }))
  .sort(
    ({ service: a }, { service: b }) =>
      GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) || a.order - b.order,
  );

/** How a section looks: its type and its layout, named or following from what it holds. */
function look({ type, layout, as, picture, items = [] }: Section) {
  if (type !== 'benefits') return `${type} ${layout ?? as ?? ''}`.trim();
  if (picture) return 'benefits beside a picture';
  if (items.every(({ figure }) => figure?.share)) return 'benefits compared';
  return items.some(({ figure }) => figure) ? 'benefits measured' : 'benefits in sentences';
}

/** The longest sequence that two lists have in common, other things between. */
function common(first: readonly string[], second: readonly string[]): readonly string[] {
  const [head, ...rest] = first;
  if (head === undefined) return [];
  const without = common(rest, second);
  const at = second.indexOf(head);
  if (at < 0) return without;
  const having = [head, ...common(rest, second.slice(at + 1))];
  return having.length > without.length ? having : without;
}

const looks = services.map(({ slug, service }) => ({
  slug,
  looks: service.sections.filter(({ type }) => !FRAME.has(type)).map(look),
}));
const NEIGHBOURS = looks.slice(1).map((page, index) => [looks[index], page] as const);

test.each(NEIGHBOURS)('$slug shares few layouts with the next in the menu', (page, next) => {
  expect(common(page?.looks ?? [], next.looks).slice(SHARED)).toEqual([]);
});

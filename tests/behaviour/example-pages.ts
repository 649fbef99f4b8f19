/** Pages that show every example of every section type: src/sections/<type>/examples.yaml, built as content. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { readContent } from '../../src/content/check.ts';
import { mapPointers } from '../../src/content/walk.ts';
import { type Example, readExamples } from '../../src/gallery/examples.ts';
import { headingSections, sectionSchema } from '../../src/sections/registry.ts';

const ROOT = join(import.meta.dirname, '../..');
const CONTENT = join(import.meta.dirname, 'site');

/** A hero for the pages whose example is none. */
const HERO = {
  type: 'pageHero',
  layout: 'plain',
  id: 'intro',
  heading: 'An example',
  lead: 'The section below is an example of its type.',
};

const records = readContent(CONTENT).entries;
const idsIn = (collection: string) =>
  records.filter((entry) => entry.collection === collection).map(({ id }) => id);

/** The example with links and references that this site has. */
const placed = ({ section }: Example): object =>
  mapPointers(sectionSchema, section, (value, { sectionId, link }) => {
    if (sectionId) return HERO.id;
    return link && /^[/#]/.test(value) ? '/contact' : value;
  }) as object; // an object is mapped to an object

/** Every example, with the address of the page that shows it. */
export const examplePages = readExamples(ROOT, idsIn).map((example) => {
  const hero = headingSections.has(example.type);
  return {
    route: `/examples/${example.id}`,
    id: hero ? HERO.id : example.id,
    name: `${example.type}: ${example.name}`,
    record: {
      name: `Example ${example.id}`,
      title: `Example ${example.id}`,
      description: 'A page of the fixture site, which shows one example of a type of section.',
      sections: hero ? [{ ...placed(example), id: HERO.id }] : [HERO, placed(example)],
    },
  };
});

/** Writes the fixture site's content into a folder: its own records, and a page for each example. */
export function writeFixtureContent(folder: string) {
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(CONTENT, 'content'), folder, { recursive: true });
  mkdirSync(join(folder, 'pages/examples'), { recursive: true });
  for (const { route, record } of examplePages) {
    writeFileSync(join(folder, `pages${route}.yaml`), stringify(record));
  }
}

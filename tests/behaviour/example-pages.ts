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
    type: example.type,
    name: `${example.type}: ${example.name}`,
    record: {
      name: `Example ${example.id}`,
      title: `Example ${example.id}`,
      description: 'A page of the fixture site, which shows one example of a type of section.',
      sections: hero ? [{ ...placed(example), id: HERO.id }] : [HERO, placed(example)],
    },
  };
});

/** A photograph, which the folder of the tests holds, as content names one. */
const PHOTOGRAPH = { file: 'photograph.jpg', alt: '', focus: '50% 40%' };

/** A section with a photograph wherever it has a plate; undefined where it has none. */
function photographed(section: Example['section'] | object): object | undefined {
  let plates = 0;
  const mapped = mapPointers(sectionSchema, section, (value, { plate }) => {
    if (!plate) return value;
    plates++;
    return { ...PHOTOGRAPH };
  });
  return plates > 0 ? (mapped as object) : undefined; // an object is mapped to an object
}

const withPhotographs = examplePages.flatMap(({ id, record: { sections } }) => {
  const [section] = sections.slice(-1);
  const shown = section && photographed(section);
  return shown ? [{ id, hero: id === HERO.id, section: shown }] : [];
});

/** Pages with photographs: one for each hero that shows a picture, and one with every other section that does. */
export const photographPages = [
  ...withPhotographs
    .filter(({ hero }) => hero)
    .map(({ section }, index) => ({
      route: `/photographs/hero-${index + 1}`,
      sections: [section],
    })),
  {
    route: '/photographs/below',
    sections: [HERO, ...withPhotographs.filter(({ hero }) => !hero).map(({ section }) => section)],
  },
].map(({ route, sections }) => {
  const name = route.replace('/photographs/', 'Photographs ');
  const description = 'A page of the fixture site, with a photograph wherever a plate can stand.';
  return { route, record: { name, title: name, description, sections } };
});

/** Writes the fixture site's content into a folder: its own records, and a page for each example. */
export function writeFixtureContent(folder: string) {
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(CONTENT, 'content'), folder, { recursive: true });
  for (const part of ['examples', 'photographs']) {
    mkdirSync(join(folder, 'pages', part), { recursive: true });
  }
  for (const { route, record } of [...examplePages, ...photographPages]) {
    writeFileSync(join(folder, `pages${route}.yaml`), stringify(record));
  }
  const photograph = join(import.meta.dirname, PHOTOGRAPH.file);
  cpSync(photograph, join(folder, 'pages/photographs', PHOTOGRAPH.file));
}

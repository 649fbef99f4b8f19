/** Pages with every example of every section type, from src/sections/<type>/examples.yaml. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { readContent } from '../../src/content/check.ts';
import { type Example, readExamples } from '../../src/gallery/examples.ts';
import { mapPointers } from '../../src/schema/walk.ts';
import { headingSections, sectionSchema } from '../../src/sections/registry.ts';

const ROOT = join(import.meta.dirname, '../..');
const CONTENT = join(import.meta.dirname, 'site');

/** A hero for pages whose example is not a hero. */
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

/** An example with its links and references replaced by ones that exist on this site. */
const placed = ({ section }: Example): object =>
  mapPointers(sectionSchema, section, ({ value, meta: { sectionId, link } }) => {
    if (sectionId) return HERO.id;
    return link && /^[/#]/.test(String(value)) ? '/contact' : value;
  }) as object; // an object is mapped to an object

interface ShownExample {
  readonly name: string;
  readonly type: Example['type'];
  /** The page with the example, and the id of its section. */
  readonly route: string;
  readonly id: string;
  readonly section: object;
}

/** How many examples share a page. */
const ON_A_PAGE = 12;

/**
 * Every example. Each hero has a page of its own, and so has each form, since the service answers with the form's page. The
 * others share pages.
 */
export const shownExamples: readonly ShownExample[] = readExamples(ROOT, idsIn).map(
  (example, index) => {
    const { type } = example;
    const hero = headingSections.has(type);
    const alone = hero || type === 'enquiryForm';
    const section = placed(example);
    return {
      name: `${type}: ${example.name}`,
      type,
      route: `/examples/${alone ? example.id : `page-${Math.floor(index / ON_A_PAGE)}`}`,
      id: hero ? HERO.id : example.id,
      section: hero ? { ...section, id: HERO.id } : section,
    };
  },
);

/** The example with a name. @throws if there is none */
export function exampleOf(name: string): ShownExample {
  const found = shownExamples.find((example) => example.name === name);
  if (!found) throw new Error(`No example is called ${name}`);
  return found;
}

/** The photograph in the folder of the tests, as content refers to it. */
const PHOTOGRAPH = { file: 'photograph.jpg', alt: '', focus: '50% 40%' };

/** A section with photographs in place of its plates; undefined if it has none. */
function photographed(section: Example['section'] | object): object | undefined {
  let plates = 0;
  const mapped = mapPointers(sectionSchema, section, ({ value, meta: { plate } }) => {
    if (!plate) return value;
    plates++;
    return { ...PHOTOGRAPH };
  });
  return plates > 0 ? (mapped as object) : undefined; // an object is mapped to an object
}

const withPhotographs = shownExamples.flatMap(({ id, section }) => {
  const shown = photographed(section);
  return shown ? [{ hero: id === HERO.id, section: shown }] : [];
});

/** A page of the fixture site. The first section of a page is a hero. */
const pageOf = (name: string, sections: readonly object[]) => ({
  name,
  title: name,
  description: 'A page of the fixture site, which shows examples of a type of section.',
  sections,
});

/** Pages with photographs: one for each hero with a picture, and one with all other sections with pictures. */
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
].map(({ route, sections }) => ({
  route,
  record: pageOf(route.replace('/photographs/', 'Photographs '), sections),
}));

/** Writes the pages of the examples into a copy of the content. */
export function writeExamplePages(folder: string) {
  for (const part of ['examples', 'photographs']) {
    mkdirSync(join(folder, 'pages', part), { recursive: true });
  }
  const byPage = Map.groupBy(shownExamples, ({ route }) => route);
  const ofExamples = [...byPage].map(([route, examples]) => {
    const sections = examples.map(({ section }) => section);
    const hero = examples.some(({ id }) => id === HERO.id);
    const name = route.replace('/examples/', 'Example ');
    return { route, record: pageOf(name, hero ? sections : [HERO, ...sections]) };
  });
  for (const { route, record } of [...ofExamples, ...photographPages]) {
    writeFileSync(join(folder, `pages${route}.yaml`), stringify(record));
  }
  const photograph = join(import.meta.dirname, PHOTOGRAPH.file);
  cpSync(photograph, join(folder, 'pages/photographs', PHOTOGRAPH.file));
}

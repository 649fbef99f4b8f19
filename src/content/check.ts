/**
 * Reads and checks everything in content/: each file against its schema, and all files against
 * each other. The build, `npm run check` and the tests of broken content use it.
 */
import { existsSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { z } from 'zod';
import { pageAddress } from '../../contract/addresses.ts';
import { PATHS } from '../../contract/names.ts';
import { type PlateKey, plateOf } from '../../plates/registry.ts';
import { screenNames } from '../exhibits/screen/names.ts';
import type { PlateUse } from '../schema/fields.ts';
import { expectation, formatProblem, type Problem } from '../schema/problem.ts';
import { type Records, sectionRules } from '../schema/section.ts';
import { objectOf, pointersIn, valuesIn } from '../schema/walk.ts';
import { headingSections, type Section, sectionSchema } from '../sections/registry.ts';
import { brandProblems } from './brand/check.ts';
import { readTypeface, strangeLetters, TYPEFACE } from './brand/typeface.ts';
import { addressed, addressOf, collections, isOneFile, singletons } from './collections.ts';
import { type Content, type Entry, placeOf, problemAt } from './entry.ts';
import { readLanguages } from './languages/read-languages.ts';
import { inLanguage } from './languages/translate.ts';
import { hasIcon, namesOf } from './pictures/icons.ts';
import { pictureFault, placePictures } from './pictures/pictures.ts';
import { svgFileFault } from './pictures/svg.ts';
import { checked, idsIn, misnamedFiles, openSource, recordsOf, type Source } from './read.ts';

/** Every valid record, and all problems found. @param root the folder that holds `content/` */
export function readContent(root: string): Content {
  const entries: Entry[] = [];
  const problems = misnamedFiles(root);

  const add = (collection: string, source: Source, schema: z.ZodType, address?: string) => {
    const valid = checked(source, schema, problems);
    if (valid === undefined) return;
    // The schema of every collection describes an object.
    const data = placePictures(schema, valid as Record<string, unknown>, source);
    entries.push({ collection, id: source.id, source, schema, data, address });
  };

  for (const [name, single] of Object.entries(singletons)) {
    const { at, schema } = single;
    const file = posix.join('content', at);
    const source =
      'optional' in single && !existsSync(join(root, file))
        ? { file, id: name, within: [], folder: 'content', data: {}, lineOf: () => 1 }
        : openSource(root, file, name, problems);
    if (source) add(name, source, schema);
  }
  for (const [name, collection] of Object.entries(collections)) {
    const { at, schema } = collection;
    const prefix = 'address' in collection ? collection.address : undefined;
    const needed = 'needed' in collection ? collection.needed : [];
    if (isOneFile(collection)) {
      const file = `content/${at}`;
      const source = existsSync(join(root, file)) && openSource(root, file, name, problems);
      for (const record of source ? recordsOf(source, problems) : []) add(name, record, schema);
      continue;
    }
    for (const id of new Set([...needed, ...idsIn(root, `content/${at}`)])) {
      const source = openSource(root, `content/${at}${id}.yaml`, id, problems);
      if (source) add(name, source, schema, prefix && addressOf(prefix, id));
    }
  }

  const languages = readLanguages(root, entries, problems);
  problems.push(...strayFiles(root, languages));
  // Cross-file checks run only once every file is valid. Otherwise one invalid page would
  // be reported again by every link to it.
  const content = { entries, languages, problems };
  if (problems.length === 0) problems.push(...checkLanguages(root, content));
  return content;
}

/** Checks records against each other in each language. */
function checkLanguages(root: string, content: Content): Problem[] {
  const tags = content.languages.map(({ tag }) => tag);
  const unknown = content.entries.flatMap((entry) => unknownLanguages(entry, tags));
  if (unknown.length > 0) return unknown;
  const translations = content.languages.map((language) => inLanguage(content, language));
  const [source] = translations;
  const owners = new Map<string, Entry>();
  const problems: Problem[] = [];
  for (const { language, entries, addresses } of translations) {
    for (const { entry, address: ofSource } of addressed(entries, entries)) {
      const address = addresses.get(ofSource);
      if (address === undefined) continue;
      const owner = owners.get(address);
      if (owner || isTaken(root, address)) {
        const fileOf = ({ source }: Entry) => language.files.get(source.file) ?? source;
        const message =
          owner === entry
            ? `${address} would show two filters, since a service and an industry of case studies have the same id; rename one`
            : `${address} is already the address of ${owner ? fileOf(owner).file : 'a file of the site'}`;
        const { line = 1 } = language.files.get(entry.source.file) ?? {};
        problems.push({ file: fileOf(entry).file, line, path: '', message });
      }
      owners.set(address, entry);
    }
  }
  const [brand] = content.entries.filter(({ collection }) => collection === 'brand');
  const ofBrand = brand ? brandProblems(root, brand) : [];
  problems.push(...ofBrand);
  for (const { entries, addresses, problems: own } of translations) {
    problems.push(...own, ...crossCheck(root, entries, addresses, source?.entries ?? [], owners));
    // A typeface that can't be read is a problem of the brand.
    if (ofBrand.length === 0) {
      problems.push(...lettersLacking(entries, strangeLetters(readTypeface(root))));
    }
  }
  problems.push(...checkRedirects(root, content.entries, owners));
  // A problem in the source shows up in every language; report it once.
  return [...new Map(problems.map((each) => [formatProblem(each), each])).values()];
}

/** Where files of content/ belong. */
const PLACES = [
  'languages.yaml',
  ...Object.values({ ...collections, ...singletons }).map(({ at }) => at),
];

/** Files and folders at the top of content/ that nothing reads, since their names are misspelt or their language is gone. */
function strayFiles(root: string, languages: Content['languages']): Problem[] {
  const known = [...PLACES, ...languages.map(({ prefix }) => `${prefix.slice(1)}/`)];
  const tops = new Set(idsIn(root, 'content').map((id) => `${id}.yaml`.replace(/\/.*/, '/')));
  return [...tops].flatMap((top) => {
    if (known.includes(top)) return [];
    const message = `nothing reads "${top}"; ${expectation(top, known)}; a page lies in content/pages/, a language is named in languages.yaml`;
    return [{ file: `content/${top}`, line: 1, path: '', message }];
  });
}

/** Languages in `onlyIn` that the site doesn't have. */
function unknownLanguages(entry: Entry, tags: readonly string[]): Problem[] {
  return valuesIn(entry.schema, entry.data).flatMap(({ path, value }) => {
    const fault =
      path.at(-2) === 'onlyIn' && missing(`unknown language "${value}"`, String(value), tags);
    return fault ? [problemAt(entry, path, fault)] : [];
  });
}

/**
 * Checks the records of one language against each other.
 * @param entries the records of the language
 * @param addresses the addresses of its pages; an entry without one may still appear in menus and lists
 * @param source the records of the source language, used where a translation is missing
 * @param everywhere the pages of all languages by address
 */
function crossCheck(
  root: string,
  entries: readonly Entry[],
  addresses: ReadonlyMap<string, string>,
  source: readonly Entry[],
  everywhere: ReadonlyMap<string, Entry>,
): Problem[] {
  const problems: Problem[] = [];
  const pages = new Map<string, Entry>();
  const titles = new Map<unknown, Entry>();
  for (const entry of entries) {
    if (!entry.address) continue;
    pages.set(entry.address, entry);
    const namesake = titles.get(entry.data.title);
    if (namesake) {
      const { file } = placeOf(namesake, ['title']);
      const message = `the same title as ${file}; each page needs its own`;
      problems.push(problemAt(entry, ['title'], message));
    }
    titles.set(entry.data.title, entry);
  }
  for (const entry of source) {
    if (entry.address && !pages.has(entry.address)) pages.set(entry.address, entry);
  }
  const all = [...source, ...entries];
  for (const { entry, address } of addressed([...pages.values()], all)) pages.set(address, entry);

  const records: Record<string, Record<string, Entry['data']>> = {};
  for (const { collection, id, data } of all) {
    records[collection] ??= {};
    records[collection][id] = data;
  }
  for (const entry of entries) {
    if (addresses.has(entry.address ?? '')) problems.push(...checkSections(entry, records));
  }
  for (const entry of entries) {
    // A redirect may lead to a page of any language.
    const targets = entry.collection === 'redirects' ? new Map([...everywhere, ...pages]) : pages;
    for (const { value, meta, path } of pointersIn(entry.schema, entry.data)) {
      if (typeof value !== 'string') {
        const fault = 'file' in value && pictureFault(root, value, meta);
        if (fault) problems.push(problemAt(entry, [...path, 'file'], fault));
        continue;
      }
      const fault =
        (meta.reference && missingRecord(records, meta.reference, value)) ||
        (meta.plate && missingCut(value as PlateKey, meta.plate)) || // the schema accepts plate keys only
        (meta.screen && missing(`no drawn screen "${value}"`, value, screenNames)) ||
        ((meta.icon || meta.technology) && missingIcon(value)) ||
        (meta.svgFile && svgFileFault(root, `${entry.source.folder}/${value}`)) ||
        (meta.sectionId && missingSection(entry.address ? entry : pages.get('/'), value)) ||
        (meta.link && deadLink(records, targets, entry, value));
      if (fault) problems.push(problemAt(entry, path, fault));
    }
  }
  return problems;
}

/** Letters that the typeface lacks: one problem for each language, at the first text with such a letter. */
function lettersLacking(entries: readonly Entry[], strange: RegExp): Problem[] {
  const found = entries.flatMap((entry) =>
    valuesIn(entry.schema, entry.data).flatMap(({ meta, path, value }) => {
      const letters = meta.text ? String(value).match(strange) : null;
      return letters ? [{ entry, path, letters }] : [];
    }),
  );
  const [first] = found;
  if (!first) return [];
  const letters = [...new Set(found.flatMap((each) => each.letters))].join(' ');
  const message = `no subset in ${TYPEFACE}/ has ${letters}; add a line for them to SUBSETS in src/content/brand/typeface.ts, and run npm run brand with a typeface that has them`;
  return [problemAt(first.entry, first.path, message)];
}

/** The sections of a page, which are already valid. */
const sectionsOf = ({ data }: Entry) => (data.sections ?? []) as readonly Section[];

function rulesOf(section: Section) {
  const schema = objectOf(sectionSchema, section);
  return schema && sectionRules.get(schema);
}

/** The ids inside a section that links may point to. */
const idsWithin = (section: Section, records: Records) =>
  rulesOf(section)?.ids?.(section, records) ?? [];

/** Ids that sections can't use, because every page already has them. */
const FRAME = /^(main|footer-navigation|menu(-.+)?)$/;

function checkSections(entry: Entry, records: Records): Problem[] {
  const problems: Problem[] = [];
  const sections = sectionsOf(entry);
  const holders = new Map<string, string>();
  for (const [index, section] of sections.entries()) {
    const own = ['heading', 'control'].map((part) => `${section.id}-${part}`);
    const parts = [...own, ...idsWithin(section, records)];
    const twin = parts.find((id) => holders.has(id));
    if (twin) {
      const message = `a part of it and ${holders.get(twin)} would both have the id "${twin}"; a page can show only one of the two`;
      problems.push(problemAt(entry, ['sections', index], message));
    }
    for (const id of parts) holders.set(id, `a part of the section "${section.id}"`);
  }
  for (const [index, section] of sections.entries()) {
    const { id, type } = section;
    const report = (field: string, message: string) =>
      problems.push(problemAt(entry, ['sections', index, field], message));
    const fault = rulesOf(section)?.fault?.(section, records);
    if (fault) problems.push(problemAt(entry, ['sections', index, ...fault.path], fault.message));
    const holder = FRAME.test(id) ? 'the frame of every page' : holders.get(id);
    if (holder) report('id', `the id "${id}" is taken by ${holder}; each needs its own`);
    holders.set(id, 'a section above');
    const isHero = headingSections.has(type);
    if (index > 0 && isHero) report('type', `"${type}" is a hero; a page has one, at its start`);
    if (index === 0 && !isHero) {
      report('type', `a page starts with a hero: ${[...headingSections].join(', ')}`);
    }
  }
  return problems;
}

/** Undefined if `name` is known; otherwise `what` with a suggestion. */
const missing = (what: string, name: string, known: readonly string[]) =>
  known.includes(name) ? undefined : `${what}; ${expectation(name, known)}`;

function missingRecord(records: Records, collection: string, id: string) {
  const known = records[collection] ?? {};
  // Fast path: listing the ids for every reference is slow on a large site.
  if (Object.hasOwn(known, id)) return undefined;
  return missing(`no record "${id}" in ${collection}`, id, Object.keys(known));
}

function missingIcon(icon: string) {
  if (hasIcon(icon)) return undefined;
  const [, prefix = '', set = 'lucide'] = /^((.*):)?/.exec(icon) ?? [];
  const known = namesOf(set).map((name) => prefix + name);
  return missing(`no icon "${icon}"`, icon, known);
}

function missingCut(key: PlateKey, { cuts, thumb = cuts }: PlateUse) {
  const drawn = Object.keys(plateOf(key));
  const lacking = [cuts, thumb].find((wanted) => !wanted.some((cut) => drawn.includes(cut)));
  return (
    lacking &&
    `"${key}" is drawn as ${drawn.join(', ')}; this place shows ${lacking.join(' or ')}: choose another, or add the cut in plates/registry.ts`
  );
}

/** @param page the record's own page, or the home page for records without one, such as the navigation */
function missingSection(page: Entry | undefined, id: string) {
  const known = page ? sectionsOf(page).map((section) => section.id) : [];
  const where = page?.source.file ?? 'the home page';
  return missing(`no section with the id "${id}" on ${where}`, id, known);
}

function deadLink(records: Records, pages: ReadonlyMap<string, Entry>, from: Entry, href: string) {
  if (!href.startsWith('/') && !href.startsWith('#')) return undefined;
  const url = new URL(href, `https://site.invalid${from.address ?? '/'}`);
  const target = pages.get(url.pathname);
  if (!target) return `no page at ${url.pathname}; ${expectation(url.pathname, [...pages.keys()])}`;
  const fragment = url.hash.slice(1);
  if (!fragment) return undefined;
  const known = sectionsOf(target).flatMap((each) => [each.id, ...idsWithin(each, records)]);
  return missing(`${url.pathname} has no section "${fragment}"`, fragment, known);
}

/** Addresses of generated files and server endpoints that are neither pages nor files in public/. */
const GENERATED = [
  ...[PATHS.enquiries, PATHS.token, '/healthz', '/readyz'],
  ...['/robots.txt', '/.well-known/security.txt', '/site.webmanifest'],
  ...['/favicon.ico', '/favicon.svg', '/technologies.svg'],
];
const GENERATED_ALIKE =
  /^(\/[\w-]+)?\/llms\.txt$|^\/(_astro|share|vignettes)\/|^\/(apple-touch-icon|icon-\w+)\.png$|^\/sitemap-\w+\.xml$/;

/** Whether an address belongs to something other than a page. @param root the folder that holds `public/` */
export function isTaken(root: string, address: string): boolean {
  const file = join(root, 'public', address);
  return (
    GENERATED.includes(address) ||
    GENERATED_ALIKE.test(address) ||
    statSync(file, { throwIfNoEntry: false })?.isFile() === true
  );
}

function checkRedirects(
  root: string,
  entries: readonly Entry[],
  pages: ReadonlyMap<string, Entry>,
): Problem[] {
  const redirects = entries.find((entry) => entry.collection === 'redirects');
  if (!redirects) return [];
  return Object.keys(redirects.data).flatMap((from) => {
    const address = pageAddress(from);
    const what = pages.has(address) ? 'a page' : isTaken(root, address) ? 'a file of the site' : '';
    if (what === '') return [];
    const message = `${address} is ${what}; an address can't be both`;
    return [problemAt(redirects, [from], message)];
  });
}

/** Reads the languages of the site: content/languages.yaml, and the translations in content/. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { languageStart } from '../../contract/site.ts';
import { expectation } from '../schema/nearest.ts';
import type { Problem } from '../schema/problem.ts';
import { shapeOf } from '../schema/walk.ts';
import type { Entry } from './entry.ts';
import {
  addressFault,
  called,
  english,
  englishName,
  type Language,
  type LanguageContent,
  type Pair,
  type PairsFile,
  textFault,
} from './pairs.ts';
import { checked, idsIn, openSource, type Source } from './read.ts';

const FILE = 'content/languages.yaml';

/** The language of a site without content/languages.yaml. */
const ALONE: LanguageContent = {
  tag: 'en-GB',
  name: 'English',
  start: '',
  starts: {},
  files: new Map(),
};

const named = z.record(z.string(), z.string().trim().min(1));

/** content/languages.yaml: language tag → the language's own name. */
const languagesRecord = z.strictObject({
  source: named
    .refine((source) => Object.keys(source).length === 1, 'one language, such as en-GB: English')
    .describe('The language that content is written in, as "tag: name".'),
  others: named
    .default({})
    .describe('The languages that it is translated into, each as "tag: name".'),
});

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** The fault of an unknown tag, or undefined. @param name the language's own name, from which the right tag is guessed */
function tagFault(tag: string, name: string): string | undefined {
  if (called(tag, english) && Intl.getCanonicalLocales(tag)[0] === tag) return undefined;
  const known = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter((each) =>
    called(each, english),
  );
  const meant = known.find((each) => {
    const own = called(each, new Intl.DisplayNames(each, { type: 'language', fallback: 'none' }));
    return own?.toLowerCase() === name.toLowerCase();
  });
  const remedy = meant ? `did you mean "${meant}"?` : 'expected a tag such as de or pt-BR';
  return `unknown language "${tag}"; ${remedy}`;
}

/** The parent folders of an address except the root, such as `/company/`. */
const foldersOf = (address = '') =>
  [...address.slice(1).matchAll(/\//g)].map(({ index }) => address.slice(0, index + 2));

/** Reads the translations of a language. @param from the tag of the source language */
function readLanguage(
  root: string,
  from: string,
  tag: string,
  entries: readonly Entry[],
  problems: Problem[],
): Pick<LanguageContent, 'starts' | 'files'> {
  const folder = `content/${tag.toLowerCase()}`;

  const starts = (): Readonly<Record<string, string>> => {
    const file = `${folder}/addresses.yaml`;
    if (!existsSync(join(root, file))) return {};
    const source = openSource(root, file, file, problems);
    const address = z.string().regex(/^\/(.+\/)?$/, 'the start of addresses such as /leistungen/');
    const starts = source && checked(source, z.record(address, address), problems);
    if (!source || !starts) return {};
    const folders = [...new Set(entries.flatMap(({ address }) => foldersOf(address)))];
    for (const [start, to] of Object.entries(starts)) {
      const fault = to.split('/').filter(Boolean).map(addressFault).find(Boolean);
      const isKnown = folders.some((each) => start.startsWith(each));
      const unknown = `no page lies in "${start}"; ${expectation(start, folders)}`;
      const message = fault ?? (isKnown ? undefined : unknown);
      if (message) problems.push({ file, line: source.lineOf([start]), path: '', message });
    }
    return starts;
  };

  const files = (): Map<string, PairsFile> => {
    const files = new Map<string, PairsFile>();
    const structures = new Map(
      entries.map(({ source, schema, data }) => [source.file, Object.keys(shapeOf(schema, data))]),
    );
    for (const id of idsIn(root, folder)) {
      if (id === 'addresses') continue;
      const file = `${folder}/${id}.yaml`;
      const original = `content/${id}.yaml`;
      const fields = structures.get(original);
      if (!fields) {
        // An invalid source file has already been reported.
        if (!existsSync(join(root, original))) {
          problems.push({ file, line: 1, path: '', message: `${original} does not exist` });
        }
        continue;
      }
      const source = openSource(root, file, file, problems);
      const read = source && pairsIn(source, fields);
      if (read) files.set(original, read);
    }
    return files;
  };

  const pairsIn = (source: Source, structure: readonly string[]): PairsFile | undefined => {
    const { file, lineOf } = source;
    const text = z.string().trim().min(1);
    const schema = z.strictObject({
      address: z.string().optional(),
      texts: z
        .array(
          z.strictObject({
            [from]: text,
            [tag]: text.optional(),
            at: z.string().optional(),
            keep: z.literal(true).optional(),
            machine: z.literal(true).optional(),
          }),
        )
        .default([]),
    });
    const report = (path: readonly PropertyKey[], message: string | undefined) => {
      if (message) problems.push({ file, line: lineOf(path), path: '', message });
    };
    const own = Object.entries(source.data ?? {});
    for (const [key] of own) {
      if (structure.includes(key))
        report([key], `"${key}" is the same in every language; remove it`);
    }
    const rest = Object.fromEntries(own.filter(([key]) => !structure.includes(key)));
    const data = checked({ ...source, data: rest }, schema, problems);
    if (!data) return undefined;
    if (data.address !== undefined) report(['address'], addressFault(data.address));
    const pairs = data.texts.flatMap((each, index): Pair[] => {
      const original = String(each[from]);
      const own = each[tag];
      const at = ['texts', index, own === undefined ? from : tag];
      if ((own === undefined) === (each.keep === undefined)) {
        const or = `${tag}: …, or keep: true where it is the same in ${englishName(tag)}`;
        report(at, own === undefined ? `no translation; write ${or}` : `one of the two: ${or}`);
        return [];
      }
      const translation = String(own ?? original);
      if (own === original) {
        report(at, 'the same as the source; write keep: true if that is right');
      }
      report(at, textFault(original, translation));
      const place = each.at === undefined ? undefined : String(each.at);
      const machine = each.machine === true;
      return [{ source: original, text: translation, at: place, machine, line: lineOf(at) }];
    });
    return { file, address: data.address, line: lineOf(['address']), pairs };
  };

  return { starts: starts(), files: files() };
}

/** The data of content/languages.yaml; undefined if the file is missing or invalid. */
function namedIn(root: string, problems: Problem[]) {
  if (!existsSync(join(root, FILE))) return undefined;
  const file = openSource(root, FILE, 'languages', problems);
  const named = file && checked(file, languagesRecord, problems);
  return named && { ...named, lineOf: file.lineOf };
}

/** The languages in content/languages.yaml, the source language first. If the file is missing or invalid: English. */
export function languagesNamed(root: string): readonly Pick<Language, 'tag' | 'name'>[] {
  const named = namedIn(root, []);
  if (!named) return [ALONE];
  return Object.entries({ ...named.source, ...named.others }).map(([tag, name]) => ({ tag, name }));
}

/**
 * Reads the languages of the site with their translations, the source language first.
 * @param entries the source records
 * @param problems receives the problems found
 */
export function readLanguages(
  root: string,
  entries: readonly Entry[],
  problems: Problem[],
): readonly [LanguageContent, ...LanguageContent[]] {
  const named = namedIn(root, problems);
  if (!named) return [ALONE];
  const { source, others, lineOf } = named;
  for (const [part, tags] of Object.entries({ source, others })) {
    for (const [tag, name] of Object.entries(tags)) {
      const twice = part === 'others' && tag in source;
      const fault = twice ? `${tag} is the source already; remove it` : tagFault(tag, name);
      if (fault) problems.push({ file: FILE, line: lineOf([part, tag]), path: '', message: fault });
    }
  }
  const [[first, name] = [ALONE.tag, ALONE.name]] = Object.entries(source);
  // Unknown tags have been reported; skip them.
  const known = Object.entries(others).filter(([tag]) => called(tag, english) && !(tag in source));
  return [
    { ...ALONE, tag: first, name },
    ...known.map(([tag, own]) => ({
      tag,
      name: own,
      start: languageStart(tag),
      ...readLanguage(root, first, tag, entries, problems),
    })),
  ];
}

/** Reads the languages of the site: content/languages.yaml, and the translations in content/. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { languagePrefix } from '../../../contract/addresses.ts';
import { expectation, type Problem } from '../../schema/problem.ts';
import type { Entry } from '../entry.ts';
import { checked, idsIn, openSource } from '../read.ts';
import { slugFault } from '../slug.ts';
import {
  englishName,
  type Language,
  type LanguageContent,
  type PairsFile,
  textFault,
} from './language.ts';

const FILE = 'content/languages.yaml';

/** The language of a site without content/languages.yaml. */
const ALONE = { tag: 'en-GB', name: 'English' };

const text = z.string().trim().min(1);

/** Language tag → the language's own name. */
const named = z.record(z.string(), text).superRefine((names, context) => {
  for (const tag of Object.keys(names)) {
    if (englishName(tag) !== tag && Intl.getCanonicalLocales(tag)[0] === tag) continue;
    const message = `unknown language "${tag}"; expected a tag such as de or pt-BR`;
    context.addIssue({ code: 'custom', path: [tag], message });
  }
});

/** content/languages.yaml. */
const languagesRecord = z
  .strictObject({
    source: named
      .refine((source) => Object.keys(source).length === 1, 'one language, such as en-GB: English')
      .describe('The language that content is written in, as "tag: name".'),
    others: named
      .default({})
      .describe('The languages that it is translated into, each as "tag: name".'),
  })
  .superRefine(({ source, others }, context) => {
    for (const tag of Object.keys(others)) {
      if (!(tag in source)) continue;
      const message = `${tag} is the source already; remove it`;
      context.addIssue({ code: 'custom', path: ['others', tag], message });
    }
  });

/** The last segment of the address of a page. */
const segment = z.string().superRefine((word, context) => {
  const fault = slugFault(word);
  if (fault) context.addIssue(fault);
});

/** A file of translations. @param from the tag of the source language @param tag that of its own */
const translationsRecord = (from: string, tag: string) => {
  const pair = z
    .strictObject({
      [from]: text,
      [tag]: text.optional(),
      at: text.optional(),
      keep: z.literal(true).optional(),
      machine: z.literal(true).optional(),
    })
    .superRefine(({ [from]: source, [tag]: own, keep }, context) => {
      const report = (message: string, at = tag) =>
        context.addIssue({ code: 'custom', path: [at], message });
      const or = `${tag}: …, or keep: true where it is the same in ${englishName(tag)}`;
      if (own === undefined && keep === undefined) report(`no translation; write ${or}`, from);
      if (own !== undefined && keep !== undefined) report(`one of the two: ${or}`);
      if (own === source) report('the same as the source; write keep: true if that is right');
      const fault = own !== undefined && textFault(String(source), String(own));
      if (fault) report(fault);
    });
  return z.strictObject({ address: segment.optional(), texts: z.array(pair).default([]) });
};

/** The parent folders of an address except the root, such as `/company/`. */
const foldersOf = (address = '') =>
  [...address.slice(1).matchAll(/\//g)].map(({ index }) => address.slice(0, index + 2));

/** The address prefixes of a language. @param entries the source records */
function readPrefixes(root: string, tag: string, entries: readonly Entry[], problems: Problem[]) {
  const file = `content/${tag.toLowerCase()}/addresses.yaml`;
  const source = existsSync(join(root, file)) && openSource(root, file, file, problems);
  if (!source) return {};
  const folders = [...new Set(entries.flatMap(({ address }) => foldersOf(address)))];
  const prefix = z.string().regex(/^\/(.+\/)?$/, 'the start of addresses such as /leistungen/');
  const from = prefix.refine((prefix) => folders.some((each) => prefix.startsWith(each)), {
    error: ({ input }) => `no page lies in "${input}"; ${expectation(String(input), folders)}`,
  });
  const to = prefix.superRefine((prefix, context) => {
    const fault = prefix
      .split('/')
      .filter(Boolean)
      .map((word) => slugFault(word))
      .find(Boolean);
    if (fault) context.addIssue(fault);
  });
  return checked(source, z.record(from, to), problems) ?? {};
}

/** The translations of a language by source file. @param from the tag of the source language */
function readTranslations(
  root: string,
  from: string,
  tag: string,
  entries: readonly Entry[],
  problems: Problem[],
) {
  const files = new Map<string, PairsFile>();
  const known = new Set(entries.map(({ source }) => source.file));
  const record = translationsRecord(from, tag);
  const folder = `content/${tag.toLowerCase()}`;
  for (const id of idsIn(root, folder)) {
    if (id === 'addresses') continue;
    const file = `${folder}/${id}.yaml`;
    const original = `content/${id}.yaml`;
    if (!known.has(original)) {
      // An invalid source file has already been reported.
      if (existsSync(join(root, original))) continue;
      problems.push({
        file,
        line: 1,
        path: '',
        message: `${original} does not exist; rename this file like it, or delete it`,
      });
      continue;
    }
    const source = openSource(root, file, file, problems);
    if (!source) continue;
    const data = source.data ?? {};
    const read = checked({ ...source, data }, record, problems);
    if (!read) continue;
    const pairs = read.texts.map(({ [from]: words, [tag]: own, at, machine }, index) => ({
      source: String(words),
      text: String(own ?? words),
      at: at === undefined ? undefined : String(at),
      machine: machine === true,
      line: source.lineOf(['texts', index, own === undefined ? from : tag]),
    }));
    const { address } = read;
    files.set(original, { file, address, line: source.lineOf(['address']), pairs });
  }
  return files;
}

/** The languages in content/languages.yaml, the source language first. If the file is missing or invalid: English. */
export function languagesNamed(
  root: string,
  problems: Problem[] = [],
): readonly [Pick<Language, 'tag' | 'name'>, ...Pick<Language, 'tag' | 'name'>[]] {
  const file = existsSync(join(root, FILE)) && openSource(root, FILE, 'languages', problems);
  const read = file && checked(file, languagesRecord, problems);
  const { source, others } = read || { source: {}, others: {} };
  const [first = ALONE, ...rest] = Object.entries({ ...source, ...others }).map(([tag, name]) => ({
    tag,
    name,
  }));
  return [first, ...rest];
}

/** The languages of the site with their translations, the source language first. @param entries the source records */
export function readLanguages(
  root: string,
  entries: readonly Entry[],
  problems: Problem[],
): readonly [LanguageContent, ...LanguageContent[]] {
  const [source, ...others] = languagesNamed(root, problems);
  return [
    { ...source, prefix: '', prefixes: {}, files: new Map() },
    ...others.map(({ tag, name }) => ({
      tag,
      name,
      prefix: languagePrefix(tag),
      prefixes: readPrefixes(root, tag, entries, problems),
      files: readTranslations(root, source.tag, tag, entries, problems),
    })),
  ];
}

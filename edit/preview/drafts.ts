/** Applies unsaved drafts to the content. */
import { drawingName } from '../../art/cuts.ts';
import { drawPictures } from '../../site-build/pictures.ts';
import type { Content, Entry } from '../../src/content/entry.ts';
import type { LanguageContent, Pair } from '../../src/content/languages/language.ts';
import { textsIn } from '../../src/content/languages/translate.ts';
import { isDrawn } from '../../src/content/pictures/drawn-pictures.ts';
import { drawingsIn, placePictures } from '../../src/content/pictures/pictures.ts';
import { slugFault } from '../../src/content/slug.ts';
import { isRecord } from '../../src/schema/walk.ts';
import { kindFor } from '../disk/store.ts';
import { type Key, keyIn, mustBeSmall, Refusal } from '../disk/validate.ts';
import { entriesIn, fileOf, translationAt } from '../model/files.ts';
import type { Data } from '../model/names.ts';
import { withStandIns } from '../model/shape.ts';
import { pairsIn } from '../model/translation.ts';

/** Unsaved data of files, which may be unfinished. */
type Drafts = readonly { readonly key: Key; readonly data: Data }[];

/** Validates the drafts of a request. @throws Refusal if a key, a record or its size is invalid */
export function draftsIn(root: string, drafts: unknown): Drafts {
  if (!isRecord(drafts)) throw new Refusal('Drafts must be records by their keys.');
  return Object.entries(drafts).map(([text, data]) => {
    const key = keyIn(root, text);
    if (!isRecord(data)) throw new Refusal(`The draft of ${key} is not a record.`);
    mustBeSmall(key, data);
    return { key, data };
  });
}

/** @returns the content with drafts in place of the data of their files */
export function withDrafts(content: Content, drafts: Drafts): Content {
  const idsOf = (collection: string) =>
    content.entries.filter((entry) => entry.collection === collection).map(({ id }) => id);
  const replaced = new Map<string, Entry[]>();
  for (const { key, data } of drafts) {
    if (translationAt(key)) continue;
    const kind = kindFor(key);
    const drawn = withStandIns(kind.schema, data, idsOf);
    const entries = entriesIn(kind, key, drawn).map((entry) => ({
      ...entry,
      data: placePictures(entry.schema, entry.data, entry.source),
    }));
    replaced.set(fileOf(key), entries);
  }
  const entries = content.entries.flatMap((entry) => {
    const { file } = entry.source;
    const own = replaced.get(file);
    if (!own) return [entry];
    replaced.set(file, []);
    return own;
  });
  return {
    ...content,
    entries: [...entries, ...[...replaced.values()].flat()],
    languages: withTranslations(content.languages, drafts),
  };
}

function withTranslations(languages: Content['languages'], drafts: Drafts): Content['languages'] {
  const [source, ...others] = languages;
  return [
    source,
    ...others.map((language): LanguageContent => {
      const files = new Map(language.files);
      for (const { key, data } of drafts) {
        const { folder, of = '' } = translationAt(key) ?? {};
        if (folder !== language.tag.toLowerCase()) continue;
        const address = typeof data.address === 'string' ? data.address : undefined;
        const isAddress = address !== undefined && slugFault(address) === undefined;
        files.set(fileOf(of), {
          file: fileOf(key),
          address: isAddress ? address : undefined,
          line: 1,
          pairs: pairsIn(data, { source: source.tag, own: language.tag }),
        });
      }
      return { ...language, files };
    }),
  ];
}

/** Content with source texts in place of missing translations, so that a partly translated page can be previewed. */
export function withSourceWords(content: Content, tag: string): Content {
  const [source, ...others] = content.languages;
  const language = others.find((each) => each.tag === tag);
  if (!language) return content;
  const files = new Map(language.files);
  for (const { entry, text, state } of textsIn(content, language)) {
    if (state !== 'missing') continue;
    const { file } = entry.source;
    const known = files.get(file) ?? { file, address: undefined, line: 1, pairs: [] };
    const pair: Pair = { source: text, text, at: undefined, machine: false, line: 1 };
    files.set(file, { ...known, pairs: [...known.pairs, pair] });
  }
  const completed = { ...language, files };
  return {
    ...content,
    languages: [source, ...others.map((each) => (each === language ? completed : each))],
  };
}

/**
 * Draws the pictures in content that are not drawn yet. Another focus or treatment needs another drawing.
 * @param files the saved content, whose drawings are kept: undoing a draft is quicker than drawing them again
 */
export async function drawNew(content: Content, files: Content): Promise<void> {
  const drawings = drawingsIn(content.entries);
  if (drawings.every(({ key, cut }) => isDrawn(drawingName(key, cut)))) return;
  await drawPictures({ ...content, entries: [...content.entries, ...files.entries] });
}

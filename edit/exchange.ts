/** Exports the texts of a language for translators' tools and imports the result, as OASIS XLIFF 2.0 or GNU gettext PO. */
import { type GetTextTranslations, po } from 'gettext-parser';
import type { Content } from '../src/content/entry.ts';
import { englishName, textFault } from '../src/content/languages/language.ts';
import type { TranslatedText } from '../src/content/languages/match-texts.ts';
import { languagesNamed } from '../src/content/languages/read-languages.ts';
import { textsIn } from '../src/content/languages/translate.ts';
import { reasonOf } from '../src/schema/reason.ts';
import { allFiles, type Change, type Outcome, type OwnFile, save } from './disk/store.ts';
import type { Key } from './disk/validate.ts';
import { keyOf, translationKey } from './model/files.ts';
import { keepEarlier, pairsIn, sheetOf, translate } from './model/translation.ts';
import { withValue } from './model/value.ts';
import { type Exchange, fromXliff, toXliff, type Unit } from './xliff.ts';

/** The formats by file extension. */
const FORMATS = {
  xlf: { write: toXliff, read: fromXliff },
  po: { write: toPo, read: fromPo },
};

/** @throws an error that lists the supported extensions if the file has another */
function formatOf(file: string) {
  const [, ending = ''] = /\.(\w+)$/.exec(file) ?? [];
  if (Object.hasOwn(FORMATS, ending)) return FORMATS[ending as keyof typeof FORMATS];
  throw new Error(`${file}: a file for translators ends in .${Object.keys(FORMATS).join(' or .')}`);
}

/** @throws an error that names the file if it isn't in the format of its extension */
function parsed(file: string, text: string): Exchange {
  const { read } = formatOf(file);
  try {
    return read(text);
  } catch (error) {
    throw new Error(`${file}: ${reasonOf(error)}`);
  }
}

/** Notes on a text for translators: its purpose, length limit, page and earlier wording. */
function notesOf({ entry, meta, text, limit, state, pair }: TranslatedText) {
  return [
    meta.description,
    limit === undefined ? undefined : `At most ${limit} characters.`,
    /\{[\w-]+\}/.test(text) ? 'Text in braces is replaced later: leave it unchanged.' : undefined,
    entry.address === undefined ? undefined : `On the page ${entry.address}`,
    state === 'stale' && pair ? `Was “${pair.source}”, translated as “${pair.text}”.` : undefined,
  ].filter((note) => note !== undefined);
}

/**
 * A file with each text of a language once. A stale text has an empty translation, and a note gives its earlier one.
 * @param tag of the language
 * @param file its name, whose extension sets the format
 * @param names parts of record names, to export those records alone; all records if empty
 * @throws an error that lists the site's languages if `tag` is not one
 */
export function exported(
  content: Content,
  tag: string,
  file: string,
  names: readonly string[] = [],
): string {
  const [source, ...others] = content.languages;
  const language = others.find((each) => each.tag === tag);
  if (!language) {
    const known = others.map((each) => each.tag).join(', ') || 'none';
    throw new Error(`The site is not translated into "${tag}"; its other languages are: ${known}`);
  }
  const format = formatOf(file);
  const once = new Map<string, Unit>();
  for (const text of textsIn(content, language)) {
    const { entry, place, text: words, state, pair } = text;
    const { file: record } = entry.source;
    const isAsked = names.length === 0 || names.some((name) => record.includes(name));
    const name = JSON.stringify([record, words, pair?.at]);
    if (!isAsked || once.has(name)) continue;
    const target = state === 'current' ? (pair?.text ?? '') : '';
    once.set(name, { key: keyOf(record), place, source: words, target, notes: notesOf(text) });
  }
  return format.write([...once.values()], tag, source.tag);
}

/** The result of importing a translators' file. */
export interface Import {
  readonly tag: string;
  /** How many texts got another translation. */
  readonly changed: number;
  /** How many texts had their source reworded since the export: their translation is kept as stale. */
  readonly stale: number;
  /** Rejected texts, each with the reason. */
  readonly refused: readonly { readonly unit: string; readonly message: string }[];
  /** Faults that the accepted texts would cause. If there are any, nothing was written. */
  readonly faults: Outcome['faults'];
}

/**
 * Writes the translations of a file into content/, except invalid ones.
 * @param file its name, whose extension sets the format
 * @throws an error if the file can't be read or the site hasn't its language
 */
export function imported(root: string, file: string, text: string): Import {
  const { tag, units } = parsed(file, text);
  const [source, ...others] = languagesNamed(root).map((each) => each.tag);
  if (source === undefined || !others.includes(tag)) {
    throw new Error(
      `${file} is in ${englishName(tag) || 'no language'}, which content/languages.yaml does not list`,
    );
  }
  const files = new Map<string, OwnFile>(allFiles(root).map((each) => [each.key, each]));
  const tags = { source, own: tag };
  const changes: Change[] = [];
  const refused: Import['refused'][number][] = [];
  const refuse = (key: string, place: string, message: string) =>
    refused.push({ unit: `${key} ${place}`, message });
  let [changed, stale] = [0, 0];
  const done = units
    .map((unit) => ({ ...unit, source: unit.source.trim(), target: unit.target.trim() }))
    .filter(({ target }) => target !== '');
  for (const [key, own] of Map.groupBy(done, (unit) => unit.key)) {
    const record = files.get(key);
    if (!record) {
      for (const { place } of own) refuse(key, place, `content/${key}.yaml is not a record`);
      continue;
    }
    const to = translationKey(tag, key);
    const before = files.get(to);
    const begun = before?.data ?? { texts: [] };
    let data = begun;
    for (const unit of own) {
      const sheet = sheetOf(key, record.data, data, tags);
      const same = sheet.rows.filter(({ words }) => words === unit.source);
      const row = same.find(({ place }) => place === unit.place) ?? same[0];
      // A translation of an earlier wording may be there too.
      const isKnown = row
        ? row.state === 'current' && row.text === unit.target
        : pairsIn(data, tags).some(
            ({ source, text }) => source === unit.source && text === unit.target,
          );
      if (isKnown) continue;
      const edit = row
        ? translate(sheet, row, unit.target)
        : keepEarlier(sheet, unit.source, unit.target);
      const next = withValue(data, edit.path, edit.value);
      // The check would reject the whole file for one invalid text.
      const fault = row
        ? sheetOf(key, record.data, next, tags).rows.find(({ place }) => place === row.place)?.fault
        : textFault(unit.source, unit.target);
      if (fault) {
        refuse(key, unit.place, fault);
        continue;
      }
      data = next;
      if (row) changed += 1;
      else stale += 1;
    }
    // A translation's key is valid if its record's key is.
    if (data !== begun) changes.push({ key: to as Key, data, hash: before?.hash ?? '' });
  }
  const faults = changes.length === 0 ? [] : save(root, changes).faults;
  return { tag, changed, stale, refused, faults };
}

const NO_COMMENTS = { extracted: '', reference: '', translator: '', flag: '', previous: '' };

function toPo(units: readonly Unit[], tag: string): string {
  const translations: GetTextTranslations['translations'] = {};
  for (const { key, place, source, target, notes } of units) {
    const context = `${key} ${place}`;
    translations[context] = {
      [source]: {
        msgctxt: context,
        msgid: source,
        msgstr: [target],
        comments: { ...NO_COMMENTS, extracted: notes.join('\n') },
      },
    };
  }
  // gettext writes a region after an underscore: pt_BR.
  const headers = {
    Language: tag.replaceAll('-', '_'),
    'Content-Type': 'text/plain; charset=utf-8',
  };
  return po.compile({ charset: 'utf-8', headers, translations }).toString();
}

function fromPo(text: string): Exchange {
  // A file that is not PO has no headers.
  const { headers = {}, translations } = po.parse(text);
  const units = Object.values(translations)
    .flatMap((ofContext) => Object.values(ofContext))
    // The entry with an empty msgid is the header. Fuzzy entries still need review.
    .filter(({ msgid, comments }) => msgid !== '' && !/\bfuzzy\b/.test(comments?.flag ?? ''))
    .map(({ msgctxt = '', msgid, msgstr }) => {
      const [key = '', place = ''] = msgctxt.split(' ');
      return { key, place, source: msgid, target: msgstr[0] ?? '' };
    });
  return { tag: (headers.Language ?? '').replaceAll('_', '-'), units };
}

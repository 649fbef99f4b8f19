/** XLIFF 2.0, the OASIS format of translators' tools. */
import sax from 'sax';
import { escapeHtml } from '../server/escape-html.ts';

/** A text of a record. */
export interface Unit {
  /** The record by its key, such as `services/qa`. */
  readonly key: string;
  /** Its place in the record, written as in a pair's `at`. */
  readonly place: string;
  readonly source: string;
  /** Empty if the current source text has no translation. */
  readonly target: string;
  readonly notes: readonly string[];
}

/** The content of a file for translators. `tag` is that of the language translated into. */
export interface Exchange {
  readonly tag: string;
  readonly units: readonly Omit<Unit, 'notes'>[];
}

/** XLIFF ids may not contain slashes. */
const asId = (key: string) => key.replaceAll('/', '.');
const fromId = (id: string) => id.replaceAll('.', '/');

/** A segment without a state counts as untranslated (XLIFF 2.0, 4.3.1.34). */
const segment = ({ source, target }: Unit) =>
  target
    ? `<segment state="translated">
        <source>${escapeHtml(source)}</source>
        <target>${escapeHtml(target)}</target>`
    : `<segment>
        <source>${escapeHtml(source)}</source>`;

const unit = (given: Unit) => `
    <unit id="${escapeHtml(given.place)}">
      <notes>
        <note>${escapeHtml(given.notes.join('\n'))}</note>
      </notes>
      ${segment(given)}
      </segment>
    </unit>`;

/** @param source the tag of the source language */
export function toXliff(units: readonly Unit[], tag: string, source: string): string {
  const files = [...Map.groupBy(units, ({ key }) => asId(key))].map(
    ([id, own]) => `
  <file id="${id}">${own.map(unit).join('')}
  </file>`,
  );
  return `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="${source}" trgLang="${tag}">${files.join('')}
</xliff>
`;
}

/** A part of a unit, which tools may split. The white space between two segments is a part that needs no translation. */
interface Part {
  readonly isSegment: boolean;
  source: string;
  target: string;
}

/**
 * Joins the parts of each unit, and leaves out inline elements, such as a tool's marks of terms.
 * @throws an error if the text is not XML
 */
export function fromXliff(text: string): Exchange {
  const units: Exchange['units'][number][] = [];
  const open: string[] = [];
  let [tag, key, place] = ['', '', ''];
  let parts: Part[] = [];
  const parser = sax.parser(true, { xmlns: true });
  parser.onopentag = (opened) => {
    // With xmlns every tag is qualified.
    const { local, attributes } = opened as sax.QualifiedTag;
    open.push(local);
    if (local === 'xliff') tag = attributes.trgLang?.value ?? '';
    if (local === 'file') key = fromId(attributes.id?.value ?? '');
    if (local === 'unit') [place, parts] = [attributes.id?.value ?? '', []];
    if (local === 'segment' || local === 'ignorable')
      parts.push({ isSegment: local === 'segment', source: '', target: '' });
  };
  parser.onclosetag = () => {
    if (open.pop() !== 'unit') return;
    const isDone = parts.every(({ isSegment, target }) => !isSegment || target.trim() !== '');
    const source = parts.map((part) => part.source).join('');
    const target = parts.map((part) => part.target || part.source).join('');
    units.push({ key, place, source, target: isDone ? target : '' });
  };
  const take = (words: string) => {
    // A unit may have other sources and targets, such as suggestions.
    const [, within] = open.slice(open.findLastIndex((each) => /^(segment|ignorable)$/.test(each)));
    const part = parts.at(-1);
    if (part && (within === 'source' || within === 'target')) part[within] += words;
  };
  parser.ontext = take;
  parser.oncdata = take;
  parser.write(text).close();
  return { tag, units };
}

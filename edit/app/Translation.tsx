import { diffWords } from 'diff';
import { useId } from 'react';
import { englishName } from '../../src/content/languages/language.ts';
import { isRecord, type Path } from '../../src/schema/walk.ts';
import { addressAt, type Kind } from '../model/files.ts';
import { type Data, readable, titleOf } from '../model/names.ts';
import {
  confirm,
  drop,
  type Edit,
  leftOf,
  type Row,
  separate,
  translate,
} from '../model/translation.ts';
import { valueAt } from '../model/value.ts';
import { Button } from './elements.tsx';
import { Count, LabelledField, nameAt } from './form/parts.tsx';
import { useEditor } from './use-editing.ts';
import type { Translating } from './use-translation.ts';

/** The names of fields on a path, with the numbers of items: `Items 2, heading`. */
function nameOf(path: Path): string {
  const names: string[] = [];
  for (const key of path) {
    if (typeof key === 'number') names.push(`${names.pop() ?? ''} ${key + 1}`.trim());
    else names.push(nameAt([key]));
  }
  return names.map((name, index) => (index === 0 ? name : name.toLowerCase())).join(', ');
}

/** The group of a text in its record, and its name in that group. */
function placed(path: Path, record: Data, holdsAll: boolean): { group: string; name: string } {
  const [first, second] = path;
  if (first === 'sections' && typeof second === 'number') {
    const section = valueAt(record, [first, second]);
    const type = isRecord(section) ? readable(String(section.type)) : '';
    return { group: `${second + 1}. ${type}`, name: nameOf(path.slice(2)) };
  }
  if (path.length === 1) return { group: 'The record', name: nameOf(path) };
  const group = holdsAll ? titleOf(record[String(first)]) || String(first) : nameOf([first ?? '']);
  return { group, name: nameOf(path.slice(1)) };
}

/** Goes to the next text to translate after an element of the form, or to the first if none follows. */
function goToNext(form: HTMLFormElement | null, from: Element | null) {
  const rows = [...(form?.querySelectorAll('.pair[data-left]') ?? [])];
  const now = from?.closest('.pair');
  const after = rows.find(
    (row) => now && now.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  (after ?? rows[0])?.querySelector('textarea')?.focus();
}

/** The form of a translation: the source texts in their order, each with a field. */
export function Translation({ kind, translating }: { kind: Kind; translating: Translating }) {
  const { recordKey, data: record, set } = useEditor();
  const { source, own, sheet, saved, data } = translating;
  const act = ({ path, value }: Edit) => set(path, value);
  const before = new Map(saved.rows.map((row) => [row.place, row]));
  const groups = Map.groupBy(
    sheet.rows.map((row) => ({ row, ...placed(row.path, record, kind.holdsAll) })),
    ({ group }) => group,
  );
  const left = leftOf(sheet);
  const count = sheet.rows.filter(({ state }) => state !== 'same').length;
  const address = addressAt(recordKey);
  const word = typeof data.address === 'string' ? data.address : '';
  return (
    <>
      <div className="row translation-head">
        <p>{left ? `${left} of ${count} texts` : `All ${count} texts are current`}</p>
        {left && (
          <Button
            aria-keyshortcuts="Control+Enter"
            // Keeps the focus in the current text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={(event) => goToNext(event.currentTarget.form, document.activeElement)}
          >
            Next to translate
          </Button>
        )}
      </div>
      <p className="help">Sections, pictures and links are those of the record in {source.name}.</p>
      {address !== undefined && address !== '/' && (
        <div className="pair">
          <p className="source">{address}</p>
          <LabelledField path={['address']} name="Last part of the address">
            {(control) => (
              <input
                {...control}
                value={word}
                placeholder={address.split('/').at(-1)}
                onChange={({ target }) => set(['address'], target.value || undefined)}
              />
            )}
          </LabelledField>
        </div>
      )}
      {[...groups].map(([group, rows]) => (
        <section key={group} aria-label={group}>
          <h2>{group}</h2>
          <ol>
            {rows.map(({ row, name }) => (
              <Pair
                key={row.place}
                row={row}
                before={before.get(row.place)}
                name={name}
                translating={translating}
                act={act}
              />
            ))}
          </ol>
        </section>
      ))}
      {sheet.unused.length > 0 && (
        <section aria-label="No longer on the page">
          <h2>No longer on the page</h2>
          <ol>
            {sheet.unused.map(({ index, pair }) => (
              <li key={`${pair.source} ${pair.at}`} className="pair">
                <p className="source" lang={source.tag} dir="auto">
                  {pair.source}
                </p>
                <div>
                  <p lang={own.tag} dir="auto">
                    {pair.text}
                  </p>
                  <Button onClick={() => act(drop(sheet, index))}>
                    Remove <span className="visually-hidden">{pair.source}</span>
                  </Button>
                </div>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

/** The label for a row's state. @param before the saved row */
function stateOf(row: Row, before: Row | undefined): string {
  if (row.state === 'missing') return 'Missing';
  if (row.state === 'same') return 'A name or number: the same unless you translate it';
  if (row.state === 'stale') return 'Stale: the source has changed';
  if (row.isMachine) return 'Machine translation: nobody has reviewed it yet';
  if (before && ['stale', 'missing'].includes(before.state)) return 'Current once it is saved';
  return row.isKept ? 'Current: the same in both' : 'Current';
}

/** A source text beside its translation. */
function Pair({
  row,
  before,
  name,
  translating,
  act,
}: {
  readonly row: Row;
  /** The saved row. */
  readonly before: Row | undefined;
  readonly name: string;
  readonly translating: Translating;
  readonly act: (edit: Edit) => void;
}) {
  const id = useId();
  const { path, words, text, state, limit, isShared, isMachine } = row;
  const { source, own, sheet, memory } = translating;
  // The earlier text is shown until the new translation is saved.
  const earlier = row.earlier ?? before?.earlier;
  const isLeft = state === 'missing' || state === 'stale';
  const elsewhere = [...(memory.get(words) ?? [])].filter((each) => each !== text.trim());
  /** Its actions besides typing. */
  const acts: { label: string; offer?: string; edit: () => Edit }[] = [];
  if (state === 'stale') acts.push({ label: 'Still right', edit: () => confirm(sheet, row) });
  else if (isMachine) acts.push({ label: 'Reviewed', edit: () => confirm(sheet, row) });
  if (isLeft) {
    acts.push({
      label: `The same in ${englishName(own.tag)}`,
      edit: () => translate(sheet, row, words),
    });
    for (const offer of elsewhere) {
      acts.push({ label: 'Use ', offer, edit: () => translate(sheet, row, offer) });
    }
  } else if (isShared && state === 'current') {
    acts.push({ label: 'Differs here', edit: () => separate(sheet, row) });
  }
  return (
    <li className="pair" data-left={isLeft ? state : undefined}>
      <p className="source" id={`${id}-source`} lang={source.tag} dir="auto">
        {earlier === undefined ? words : <Changed before={earlier} after={words} />}
      </p>
      <div>
        <LabelledField
          path={path}
          name={name}
          extra={limit !== undefined && <Count text={text} most={limit} />}
        >
          {(control) => (
            <textarea
              {...control}
              aria-describedby={[`${id}-source`, `${id}-state`, control['aria-describedby']]
                .filter(Boolean)
                .join(' ')}
              rows={1}
              lang={own.tag}
              dir="auto"
              placeholder={state === 'same' ? words : undefined}
              value={text}
              onChange={(event) => act(translate(sheet, row, event.target.value))}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
                event.preventDefault();
                goToNext(event.currentTarget.form, event.currentTarget);
              }}
            />
          )}
        </LabelledField>
        <p className="state" id={`${id}-state`}>
          {stateOf(row, before)}
        </p>
        <div className="row acts">
          {acts.map(({ label, offer, edit }) => (
            <Button
              key={`${label} ${offer}`}
              onClick={(event) => {
                // The button is about to disappear and would lose the focus.
                event.currentTarget.closest('.pair')?.querySelector('textarea')?.focus();
                act(edit());
              }}
            >
              {label}
              {offer !== undefined && (
                <span lang={own.tag} dir="auto">
                  “{offer}”
                </span>
              )}
              <span className="visually-hidden">: {name}</span>
            </Button>
          ))}
        </div>
      </div>
    </li>
  );
}

/** Finds words in any script; without it, the library takes each letter of other scripts than Latin for a word. */
const intlSegmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** A text with its changed words marked. */
export const Changed = ({ before, after }: { readonly before: string; readonly after: string }) =>
  diffWords(before, after, { intlSegmenter }).map(({ value, added, removed }, index) => {
    const Mark = added ? 'ins' : removed ? 'del' : 'span';
    return (
      <Mark key={`${index} ${value}`}>
        {Mark !== 'span' && <span className="visually-hidden">{removed ? 'was: ' : 'is: '}</span>}
        {value}
        {removed && ' '}
      </Mark>
    );
  });

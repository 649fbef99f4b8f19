import { translationKey } from '../schema/files.ts';
import type { Named } from '../schema/translation.ts';

/** The language that is worked in: the record itself, or its translation. */
export const LanguageChoice = ({
  languages: [source, ...others],
  own,
  of,
  onChoose,
}: {
  /** Those of the site, the source first. */
  readonly languages: readonly Named[];
  /** The one that is worked in; undefined for the source. */
  readonly own: Named | undefined;
  /** The key of the record. */
  readonly of: string;
  readonly onChoose: (key: string) => void;
}) => (
  <label>
    Language{' '}
    <select
      value={own?.tag ?? ''}
      onChange={({ target: { value } }) => onChoose(value === '' ? of : translationKey(value, of))}
    >
      <option value="" lang={source?.tag}>
        {source?.name}
      </option>
      {others.map(({ tag, name }) => (
        <option key={tag} value={tag} lang={tag}>
          {name}
        </option>
      ))}
    </select>
  </label>
);

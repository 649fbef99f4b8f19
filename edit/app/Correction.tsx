import { englishName } from '../../src/content/pairs.ts';

/** Below a text of the source that was reworded: whether its translations go on to hold. */
export function Correction({
  languages,
  isChosen,
  onChange,
}: {
  /** The tags of those that it is translated into. */
  readonly languages: readonly string[];
  readonly isChosen: boolean;
  readonly onChange: () => void;
}) {
  const names = new Intl.ListFormat('en-GB').format(languages.map(englishName));
  return (
    <label className="correction">
      <input type="checkbox" checked={isChosen} onChange={onChange} />
      Only a correction: it is still right in {names}
    </label>
  );
}

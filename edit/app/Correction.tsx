import { englishName } from '../../src/content/pairs.ts';
import type { Path } from '../../src/schema/walk.ts';
import type { Reworded } from './use-translation.ts';

/** Below a text of the source that was reworded: whether its translations go on to hold. */
export function Correction({
  reworded,
  change,
}: {
  readonly reworded: Reworded | undefined;
  readonly change: (key: string, path: Path, value: unknown) => void;
}) {
  if (!reworded) return undefined;
  const { languages, edits } = reworded;
  const names = new Intl.ListFormat('en-GB').format(languages.map(({ tag }) => englishName(tag)));
  const isCarried = languages.every((each) => each.isCarried);
  const turned = edits.filter((_edit, place) => languages[place]?.isCarried === isCarried);
  return (
    <label className="correction">
      <input
        type="checkbox"
        checked={isCarried}
        onChange={() => {
          for (const { key, edit } of turned) change(key, edit.path, edit.value);
        }}
      />
      Only a correction: it is still right in {names}
    </label>
  );
}

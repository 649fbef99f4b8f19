import { useEffect, useRef } from 'react';
import { englishName } from '../../src/content/pairs.ts';
import type { Path } from '../../src/schema/walk.ts';
import type { Reworded } from './use-translation.ts';

/** Below a text of the source that was reworded: whether its translations go on to hold. */
export function Correction({
  reworded,
  change,
}: {
  readonly reworded: Reworded;
  readonly change: (key: string, path: Path, value: unknown) => void;
}) {
  const { after, languages, edits } = reworded;
  const names = new Intl.ListFormat('en-GB').format(languages.map(({ tag }) => englishName(tag)));
  const isCarried = languages.every((each) => each.isCarried);
  const turned = edits.filter((_edit, place) => languages[place]?.isCarried === isCarried);
  const turn = () => {
    for (const { key, edit } of turned) change(key, edit.path, edit.value);
  };
  const before = useRef({ after, isCarried });
  // What is typed after the box was ticked belongs to the same correction.
  useEffect(() => {
    const was = before.current;
    before.current = { after, isCarried };
    if (was.isCarried && !isCarried && was.after !== after) turn();
  });
  return (
    <label className="correction">
      <input type="checkbox" checked={isCarried} onChange={turn} />
      Only a correction: it is still right in {names}
    </label>
  );
}

import { Rows } from '../../ui/Rows/Rows.tsx';
import { StickyHeading } from '../../ui/StickyHeading/StickyHeading.tsx';
import type { DirectoryIn } from './props.ts';

/** The positions that are open, as rows that lead on. */
export function Positions(props: DirectoryIn<'positions'>) {
  const { records } = props;
  if (records.length === 0) return null;
  return (
    <StickyHeading of={props} ground="quiet">
      <Rows
        rows={records.map(({ name, place, contract, summary, href }) => ({
          title: name,
          text: summary,
          note: `${place}. ${contract}`,
          href,
        }))}
      />
    </StickyHeading>
  );
}

import { Rows } from '../../ui/Rows/Rows.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { StickyHeading } from '../../ui/StickyHeading/StickyHeading.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import type { DirectoryIn } from './props.ts';

/** The positions that are open, as rows that lead on. */
export function Positions(props: DirectoryIn<'positions'>) {
  const { type, id, ground, label, heading, lead, records } = props;
  if (records.length === 0) return null;
  return (
    <Section id={id} type={type} ground={ground ?? 'quiet'}>
      <Wrap>
        <StickyHeading section={id} label={label} heading={heading} lead={lead}>
          <Rows
            rows={records.map(({ name, place, contract, summary, href }) => ({
              title: name,
              text: summary,
              note: `${place}. ${contract}`,
              href,
            }))}
          />
        </StickyHeading>
      </Wrap>
    </Section>
  );
}

import type { z } from 'zod';
import type { RecordOf } from '../../content/site.ts';
import { Rows } from '../../ui/Rows/Rows.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { StickyHeading } from '../../ui/StickyHeading/StickyHeading.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import type { openPositionsSchema } from './schema.ts';

export interface OpenPositionsProps extends z.infer<typeof openPositionsSchema> {
  readonly items: readonly Pick<
    RecordOf<'positions'>,
    'name' | 'place' | 'contract' | 'summary' | 'href'
  >[];
}

/** The positions that are open, as rows that lead on. */
export function OpenPositions(props: OpenPositionsProps) {
  const { type, id, ground, label, heading, lead, items } = props;
  if (items.length === 0) return null;
  return (
    <Section id={id} type={type} ground={ground ?? 'quiet'}>
      <Wrap>
        <StickyHeading section={id} label={label} heading={heading} lead={lead}>
          <Rows
            rows={items.map(({ name, place, contract, summary, href }) => ({
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

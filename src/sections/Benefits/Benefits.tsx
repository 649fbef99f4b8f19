import type { z } from 'zod';
import type { Resolved } from '../../content/resolve.ts';
import type { Ground } from '../../schema/ground.ts';
import { Shapes } from '../../ui/Icon/Shapes.tsx';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { Rows } from '../../ui/Rows/Rows.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { SideBySide } from '../../ui/SideBySide/SideBySide.tsx';
import { StickyHeading } from '../../ui/StickyHeading/StickyHeading.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './Benefits.module.css';
import type { benefitsSchema } from './schema.ts';

type BenefitsProps = Resolved<z.infer<typeof benefitsSchema>>;
type PropsIn<Layout> = Extract<BenefitsProps, { layout: Layout }>;

/** The colour each layout stands on. */
const GROUNDS: Readonly<Record<BenefitsProps['layout'], Ground>> = {
  rows: 'quiet',
  sentences: 'light',
  beside: 'dark',
};

/** What a client gains. */
export function Benefits(props: BenefitsProps) {
  const { type, id, layout, label, heading, lead } = props;
  const ground = props.ground ?? GROUNDS[layout];
  const titles = { section: id, label, heading, lead };
  if (layout === 'beside') {
    return (
      <Section id={id} type={type} ground={ground} padded={false}>
        <SideBySide side="start" picture={<Plate picture={props.picture} />}>
          <SectionHeading {...titles} layout="stack" />
          <div className={styles.beside}>
            <Marked items={props.items} />
          </div>
        </SideBySide>
      </Section>
    );
  }
  return (
    <Section id={id} type={type} ground={ground}>
      <Wrap>
        {layout === 'sentences' ? (
          <>
            <SectionHeading {...titles} layout="split" />
            <Rows large rows={props.items} />
          </>
        ) : (
          <StickyHeading {...titles} narrow>
            <Marked items={props.items} />
          </StickyHeading>
        )}
      </Wrap>
    </Section>
  );
}

/** Rows that begin with icons and end in figures, where they have any. */
function Marked({ items }: Pick<PropsIn<'rows'>, 'items'>) {
  return (
    <Rows
      rows={items.map(({ icon, figure, ...benefit }) => ({
        ...benefit,
        mark: icon && <Shapes shapes={icon} />,
        value: figure && <Value {...figure} />,
      }))}
    />
  );
}

/** A figure after its small words. */
function Value({ prefix, value }: { prefix?: string | undefined; value: string }) {
  return (
    <>
      {prefix && <span>{`${prefix} `}</span>}
      {value}
    </>
  );
}

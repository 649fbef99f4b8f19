import type { z } from 'zod';
import type { Resolved } from '../../content/resolve.ts';
import type { Ground } from '../../schema/ground.ts';
import { classNames } from '../../ui/class-names.ts';
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
  compared: 'quiet',
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
            {layout === 'rows' ? <Marked items={props.items} /> : <Compared {...props} />}
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

/** A hatched bar for the usual way, a blue one for ours, the figure, and how it is counted. */
function Compared({ id, items }: PropsIn<'compared'>) {
  return (
    <div className={styles.frame}>
      <table aria-labelledby={`${id}-heading`} className={styles.compared}>
        <thead>
          <tr>
            <th scope="col">Measure</th>
            <th scope="col">Usual way, and with us</th>
            <th scope="col">Result</th>
            <th scope="col">What is measured</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ title, text, figure }) => (
            <tr key={title} data-reveal="">
              <th scope="row" className="t-name">
                {title}
              </th>
              <td className={styles.bars}>
                <Bars share={figure.share} />
              </td>
              <td className={classNames('t-number', styles.result)}>
                <Value {...figure} />
              </td>
              <td className={styles.counted}>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The usual 100 as a hatched bar, and what is left of it as a blue one. */
function Bars({ share }: { share: number }) {
  return (
    <svg className={styles.bar} role="img" aria-label={`100 the usual way, ${share} with us`}>
      <rect className={styles.usual} width="100%" height="16" />
      <rect className={styles.ours} y="20" width={`${share}%`} height="16" />
    </svg>
  );
}

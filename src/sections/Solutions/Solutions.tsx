import type { z } from 'zod';
import type { Resolved } from '../../content/resolve.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { GoLink } from '../../ui/GoLink/GoLink.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Meter } from '../../ui/Meter/Meter.tsx';
import { PlateWithScreen } from '../../ui/PlateWithScreen/PlateWithScreen.tsx';
import { Rows } from '../../ui/Rows/Rows.tsx';
import { revealCard } from '../../ui/reveal.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { snapRow } from '../../ui/SnapRow/snap-row.ts';
import { StickyHeading } from '../../ui/StickyHeading/StickyHeading.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './Solutions.module.css';
import type { solutionsSchema } from './schema.ts';

type SolutionsProps = Resolved<z.infer<typeof solutionsSchema>>;
type PropsIn<Layout> = Extract<SolutionsProps, { layout: Layout }>;

/** The widths of the cards that stand in pairs, and of those that stand in threes. */
const PAIRED = ['seven', 'five', 'five', 'seven'] as const;
const THIRD = 'four';

/** How many cards stand in pairs, so that the others fill rows of three; by the remainder of that division. */
const PAIRED_CARDS = [0, 4, 2] as const;

/** What the company offers on this page, with headline figures: as pictures, or as rows where it is much. */
export function Solutions(props: SolutionsProps) {
  return props.layout === 'list' ? <SolutionList {...props} /> : <SolutionCards {...props} />;
}

function SolutionCards(props: PropsIn<'cards'>) {
  const { type, id, ground, label, heading, lead, figures, items, action } = props;
  const paired = PAIRED_CARDS[items.length % 3] ?? 0;
  return (
    <Section id={id} type={type} ground={ground ?? 'quiet'}>
      <Wrap>
        <SectionHeading section={id} layout="beside" label={label} heading={heading} lead={lead} />
        <Figures figures={figures} />
        <ul role="list" {...snapRow(classNames('columns', styles.cards))}>
          {items.map(({ title, text, picture, vignette, href }, index) => {
            const width = index < paired ? (PAIRED[index] ?? THIRD) : THIRD;
            return (
              <li
                key={title}
                className={classNames(styles.card, styles[width])}
                {...revealCard(index < paired ? index % 2 : (index - paired) % 3)}
              >
                <PlateWithScreen picture={picture} screen={vignette} className={styles.plate} />
                <h3 className={classNames('t-head', styles.title)}>
                  <Title title={title} href={href} />
                </h3>
                {text && <p className={styles.text}>{text}</p>}
              </li>
            );
          })}
        </ul>
        {action && (
          <p className={styles.action}>
            <Button {...action} variant="line" />
          </p>
        )}
      </Wrap>
    </Section>
  );
}

function SolutionList(props: PropsIn<'list'>) {
  const { type, id, ground, label, heading, lead, figures, items, action } = props;
  return (
    <Section id={id} type={type} ground={ground ?? 'quiet'}>
      <Wrap>
        <StickyHeading
          narrow
          section={id}
          label={label}
          heading={heading}
          lead={lead}
          link={action && <GoLink {...action} />}
        >
          <div className={styles.body}>
            <Figures figures={figures} />
            <Rows rows={items} />
          </div>
        </StickyHeading>
      </Wrap>
    </Section>
  );
}

/** A row of headline figures. Terms and values, so that the section's list holds its solutions only. */
function Figures({ figures = [] }: Pick<SolutionsProps, 'figures'>) {
  if (figures.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {figures.map(({ value, label, share }, index) => (
        <div key={label} className={styles.figure} {...revealCard(index)}>
          <dt>{label}</dt>
          <dd>
            <Meter share={share} />
            <span className={classNames('t-stat', styles.value)}>{value}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The title of a solution; the link's area is its whole card. */
function Title({ title, href }: { title: string; href: string | undefined }) {
  if (!href) return title;
  return (
    <a href={href} className={styles.link}>
      {title} <Icon name="arrow-right" />
    </a>
  );
}

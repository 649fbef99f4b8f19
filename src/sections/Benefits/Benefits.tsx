import type { z } from 'zod';
import type { Resolved } from '../../content/resolve.ts';
import { classNames } from '../../ui/class-names.ts';
import { Shapes } from '../../ui/Icon/Shapes.tsx';
import { Plate } from '../../ui/Plate/Plate.tsx';
import type { Picture } from '../../ui/picture.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { StickyHeading } from '../../ui/StickyHeading/StickyHeading.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './Benefits.module.css';
import type { benefitsSchema } from './schema.ts';

export type BenefitsProps = Resolved<z.infer<typeof benefitsSchema>>;

/** Delay of each benefit before it fades in, in ms, times its place from 0. */
const STEP_MS = 100;

/**
 * What a client gains: beside a picture, as rows that end in figures where benefits are measured, or as a grid.
 */
export function Benefits({ picture, ...section }: BenefitsProps) {
  if (picture) return <BesidePicture {...section} picture={picture} />;
  return section.items.some(({ figure }) => figure) ? (
    <Measured {...section} />
  ) : (
    <Grid {...section} />
  );
}

type LayoutProps = Omit<BenefitsProps, 'picture'>;

function BesidePicture(props: LayoutProps & { picture: Picture }) {
  const { type, id, ground, label, heading, lead, items, picture } = props;
  return (
    <Section id={id} type={type} ground={ground ?? 'abyss'} padded={false} className={styles.split}>
      <Plate picture={picture} className={styles.plate} />
      <div className={styles.words}>
        <SectionHeading section={id} layout="stack" label={label} heading={heading} lead={lead} />
        <Items items={items} className={styles.rows} />
      </div>
    </Section>
  );
}

function Measured({ type, id, ground, label, heading, lead, items }: LayoutProps) {
  return (
    <Section id={id} type={type} ground={ground ?? 'fog'}>
      <Wrap>
        <div className={styles.frame}>
          <StickyHeading narrow section={id} label={label} heading={heading} lead={lead}>
            <Items items={items} className={classNames(styles.rows, styles.measured)} />
          </StickyHeading>
        </div>
      </Wrap>
    </Section>
  );
}

function Grid({ type, id, ground, label, heading, lead, items }: LayoutProps) {
  // Four cells fill two rows of two; any other number rows of three, the last one perhaps of two.
  const cells = classNames(styles.grid, items.length === 4 && styles.halves);
  return (
    <Section id={id} type={type} ground={ground ?? 'abyss'}>
      <Wrap>
        <SectionHeading section={id} layout="beside" label={label} heading={heading} lead={lead} />
        <Items items={items} className={cells} />
      </Wrap>
    </Section>
  );
}

function Items({
  items,
  className,
}: {
  items: BenefitsProps['items'];
  className: string | undefined;
}) {
  return (
    <ul role="list" className={className}>
      {items.map(({ icon, title, text, figure }, index) => (
        <li key={title} data-reveal="" data-reveal-delay={STEP_MS * index}>
          <h3 className={styles.title}>
            {icon && <Shapes shapes={icon} />}
            {title}
          </h3>
          <p className={styles.text}>{text}</p>
          {figure && (
            <p className={styles.figure}>
              {figure.prefix && <span>{figure.prefix} </span>}
              {figure.value}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

import type { z } from 'zod';
import type { Resolved } from '../../content/resolve.ts';
import type { Picture } from '../../schema/picture.ts';
import { classNames } from '../../ui/class-names.ts';
import { Shapes } from '../../ui/Icon/Shapes.tsx';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { snapRow } from '../../ui/SnapRow/snap-row.ts';
import { StickyHeading } from '../../ui/StickyHeading/StickyHeading.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './Benefits.module.css';
import type { benefitsSchema } from './schema.ts';

export type BenefitsProps = Resolved<z.infer<typeof benefitsSchema>>;

/** Delay of each benefit before it fades in, in ms, times its place from 0. */
const STEP_MS = 100;

/**
 * What a client gains: beside a picture, as a table where each is compared with the usual way, as rows that end in
 * figures where some are measured, or as sentences.
 */
export function Benefits({ picture, ...section }: BenefitsProps) {
  if (picture) return <BesidePicture {...section} picture={picture} />;
  if (section.items.every(({ figure }) => figure?.share)) return <Compared {...section} />;
  return section.items.some(({ figure }) => figure) ? (
    <Measured {...section} />
  ) : (
    <Sentences {...section} />
  );
}

type LayoutProps = Omit<BenefitsProps, 'picture'>;

function BesidePicture(props: LayoutProps & { picture: Picture }) {
  const { type, id, ground, label, heading, lead, items, picture } = props;
  return (
    <Section id={id} type={type} ground={ground ?? 'dark'} padded={false} className={styles.split}>
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
    <Section id={id} type={type} ground={ground ?? 'quiet'}>
      <Wrap>
        <div className={styles.frame}>
          <StickyHeading narrow section={id} label={label} heading={heading} lead={lead}>
            <Items items={items} {...snapRow(classNames(styles.rows, styles.measured))} />
          </StickyHeading>
        </div>
      </Wrap>
    </Section>
  );
}

/** A hatched bar for the usual way, a blue one for ours, the figure, and how it is counted. */
function Compared({ type, id, ground, label, heading, lead, items }: LayoutProps) {
  return (
    <Section id={id} type={type} ground={ground ?? 'quiet'}>
      <Wrap>
        <div className={styles.frame}>
          <StickyHeading narrow section={id} label={label} heading={heading} lead={lead}>
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
                    <th scope="row" className={styles.title}>
                      {title}
                    </th>
                    <td className={styles.bars}>
                      <Bars share={figure?.share} />
                    </td>
                    <td className={styles.result}>
                      {figure?.prefix && <span>{`${figure.prefix} `}</span>}
                      {figure?.value}
                    </td>
                    <td className={styles.counted}>{text}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </StickyHeading>
        </div>
      </Wrap>
    </Section>
  );
}

/** The usual 100 as a hatched bar, and what is left of it as a blue one. */
function Bars({ share = 100 }: { share: number | undefined }) {
  return (
    <svg className={styles.bar} role="img" aria-label={`100 the usual way, ${share} with us`}>
      <rect className={styles.usual} width="100%" height="16" />
      <rect className={styles.ours} y="20" width={`${share}%`} height="16" />
    </svg>
  );
}

/** Each benefit as a sentence across the page, what it changes at the right. */
function Sentences({ type, id, ground, label, heading, lead, items }: LayoutProps) {
  return (
    <Section id={id} type={type} ground={ground ?? 'light'}>
      <Wrap>
        <SectionHeading section={id} layout="split" label={label} heading={heading} lead={lead} />
        <Items items={items.map(({ icon, ...item }) => item)} className={styles.sentences} />
      </Wrap>
    </Section>
  );
}

function Items({
  items,
  ...list
}: {
  items: BenefitsProps['items'];
  className: string | undefined;
}) {
  return (
    <ul role="list" {...list}>
      {items.map(({ icon, title, text, figure }, index) => (
        <li key={title} data-reveal="" data-reveal-delay={STEP_MS * index}>
          <h3 className={styles.title}>
            {icon && <Shapes shapes={icon} />}
            {title}
          </h3>
          <p className={styles.text}>{text}</p>
          {figure && (
            <p className={styles.figure}>
              {figure.prefix && <span>{`${figure.prefix} `}</span>}
              {figure.value}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

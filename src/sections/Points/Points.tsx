import type { SectionIn, SectionProps } from '../../site/site.ts';
import { ButtonBelow } from '../../ui/Button/Button.tsx';
import { Cards } from '../../ui/Cards/Cards.tsx';
import { Shapes } from '../../ui/Icon/Shapes.tsx';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { Rows } from '../../ui/Rows/Rows.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { HeadedSection, SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { SideBySide } from '../../ui/SideBySide/SideBySide.tsx';
import { StickyHeading } from '../../ui/StickyHeading/StickyHeading.tsx';
import styles from './Points.module.css';

/** Points with a title and a text. */
export function Points(props: SectionProps<'points'>) {
  const { layout } = props;
  switch (layout) {
    case 'beside':
      return (
        <Section of={props} ground="dark" space="none">
          <SideBySide side={props.side} picture={<Plate picture={props.picture} />}>
            <SectionHeading of={props} layout="stack" />
            <div className={styles.beside}>
              <Marked items={props.items} ordered={props.ordered} />
            </div>
            <ButtonBelow action={props.action} />
          </SideBySide>
        </Section>
      );
    case 'list':
      return (
        <StickyHeading of={props} ground="quiet" action={props.action}>
          <Marked items={props.items} />
        </StickyHeading>
      );
    default: {
      const { items, ordered } = props;
      // Pairs for even numbers that three does not divide, so that no row has a gap.
      const across = items.length % 3 > 0 && items.length % 2 === 0 ? 2 : 3;
      return (
        <HeadedSection
          of={props}
          ground={layout === 'cards' ? 'light' : 'tint'}
          action={props.action}
        >
          <Cards
            columns={layout === 'cards' ? 4 : across}
            look="ruled"
            ordered={ordered}
            sentences={layout === 'columns' && props.sentences}
            cards={items.map((point, index) => ({
              title: point.title,
              text: point.text,
              top:
                layout === 'cards' && ordered ? (
                  <span className="t-number">{index + 1}</span>
                ) : (
                  'icon' in point && point.icon && <Shapes shapes={point.icon} />
                ),
            }))}
          />
        </HeadedSection>
      );
    }
  }
}

type MarkedItem = SectionIn<'points', 'list'>['items'][number];

/** Rows that start with a number, a picture or an icon, and may end with a figure. */
function Marked({ items, ordered = false }: { items: readonly MarkedItem[]; ordered?: boolean }) {
  return (
    <Rows
      ordered={ordered}
      rows={items.map(({ icon, picture, figure, ...point }, index) => ({
        ...point,
        mark: ordered ? (
          <span className="t-head">{index + 1}</span>
        ) : picture ? (
          <Plate picture={picture} className={styles.thumb} />
        ) : (
          icon && <Shapes shapes={icon} />
        ),
        value: figure && (
          <>
            {figure.prefix && <span className="t-aside">{figure.prefix}</span>} {figure.value}{' '}
            {figure.unit && <span className="t-aside">{figure.unit}</span>}
          </>
        ),
      }))}
    />
  );
}

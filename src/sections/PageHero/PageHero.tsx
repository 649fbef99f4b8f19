import type { ReactNode } from 'react';
import { Breadcrumb } from '../../ui/Breadcrumb/Breadcrumb.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import { Band } from './Band.tsx';
import { Banner } from './Banner.tsx';
import { Groups } from './Groups.tsx';
import styles from './PageHero.module.css';
import { Phones } from './Phones.tsx';
import { Poster } from './Poster.tsx';
import type { PageHeroIn, PageHeroProps } from './props.ts';
import { Screen } from './Screen.tsx';

/** The layouts that stand on the dark ground. */
const DARK: ReadonlySet<PageHeroProps['layout']> = new Set(['cover', 'poster', 'screen']);

/** The first view of a page; the product screen of the layout `screen` is its child. */
export function PageHero(props: PageHeroProps & { children?: ReactNode }) {
  const { type, id, layout } = props;
  const ground = props.ground ?? (DARK.has(layout) ? 'dark' : 'light');
  const root = { id, type, ground, padded: false };
  switch (layout) {
    case 'plain':
      return (
        <Section {...root}>
          <Words {...props} />
        </Section>
      );
    case 'beside':
      return (
        <Section {...root} className={styles.beside}>
          <Words {...props} />
          <Plate picture={props.picture} focus={props.focus} eager className={styles.plate} />
        </Section>
      );
    case 'cover':
    case 'open':
    case 'under':
    case 'small':
    case 'spread':
      return (
        <Section {...root} className={styles[layout]}>
          <Pictured {...props} />
        </Section>
      );
    case 'phones':
      return (
        <Section {...root}>
          <Words {...props} />
          <Phones {...props} />
        </Section>
      );
    case 'band':
      return (
        <Section {...root}>
          <Band {...props} />
        </Section>
      );
    case 'screen':
      return (
        <Section {...root}>
          <Screen {...props} />
        </Section>
      );
    case 'banner':
      return (
        <Section {...root}>
          <Banner {...props} />
        </Section>
      );
    case 'poster': {
      const { picture, focus } = props;
      return (
        <Section {...root} className={styles.poster} backdrop={{ picture, focus, eager: true }}>
          <Poster {...props} />
        </Section>
      );
    }
    case 'groups':
      return (
        <Section {...root}>
          <Wrap className={styles.over}>
            <Breadcrumb crumbs={props.breadcrumbs} />
            <Heading {...props} />
            <Groups {...props} />
          </Wrap>
        </Section>
      );
  }
}

/** The most letters a heading has at full size. */
const FULL_SIZE_LETTERS: Partial<Record<PageHeroProps['layout'], number>> = {
  beside: 26,
  plain: 44,
  phones: 44,
};

function Heading({ id, layout, heading }: Pick<PageHeroProps, 'id' | 'layout' | 'heading'>) {
  const long = heading.length > (FULL_SIZE_LETTERS[layout] ?? Number.POSITIVE_INFINITY);
  return (
    <h1 id={`${id}-heading`} className={classNames(styles.heading, long && styles.long)}>
      {heading}
    </h1>
  );
}

/** A picture, and the words that the layout sets on, beside or under it. */
function Pictured(props: PageHeroIn<'cover' | 'open' | 'under' | 'small' | 'spread'>) {
  const { picture } = props;
  return (
    <>
      <Plate
        picture={picture}
        focus={'focus' in props ? props.focus : undefined}
        eager
        className={styles.plate}
      />
      <Words {...props} />
    </>
  );
}

function Words(
  props: PageHeroIn<
    'plain' | 'beside' | 'cover' | 'open' | 'under' | 'small' | 'spread' | 'phones'
  >,
) {
  const { layout, lead, actions, breadcrumbs } = props;
  return (
    <div className={styles.text}>
      {breadcrumbs.length > 1 && <Breadcrumb crumbs={breadcrumbs} />}
      <Heading {...props} />
      <div className={styles.more}>
        <p className={styles.lead}>{lead}</p>
        {actions.length > 0 && (
          <div className={styles.actions}>
            {actions.map((action, index) => (
              <Button
                key={action.href}
                {...action}
                variant={index > 0 ? 'line' : DARK.has(layout) ? 'ink' : 'brand'}
                capitals
              />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

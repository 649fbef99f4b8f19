import type { ReactNode } from 'react';
import { Breadcrumb } from '../../ui/Breadcrumb/Breadcrumb.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Band } from './Band.tsx';
import { CutIn } from './CutIn.tsx';
import { Groups } from './Groups.tsx';
import { Lead } from './Lead.tsx';
import { Opening } from './Opening.tsx';
import styles from './PageHero.module.css';
import { Poster } from './Poster.tsx';
import type { PageHeroIn, PageHeroProps } from './props.ts';
import { WithExhibit } from './WithExhibit.tsx';

/** The layouts that stand on the dark ground. */
const DARK: ReadonlySet<PageHeroProps['layout']> = new Set(['cover', 'poster']);

/** The first view of a page; the drawing of its exhibit is its child. */
export function PageHero(props: PageHeroProps & { children?: ReactNode }) {
  const { layout } = props;
  const root = { of: props, ground: DARK.has(layout) ? 'dark' : 'light', padded: false } as const;
  switch (layout) {
    case 'plain':
      return (
        <Section {...root}>
          <Words {...props} />
        </Section>
      );
    case 'beside':
      return (
        <Section
          {...root}
          className={classNames(styles.beside, props.side === 'start' && styles.first)}
        >
          <Words {...props} />
          <Plate picture={props.picture} focus={props.focus} eager className={styles.plate} />
        </Section>
      );
    case 'cover':
    case 'open':
      return (
        <Section {...root} className={styles[layout]}>
          <Pictured {...props} />
        </Section>
      );
    case 'cutIn':
      return (
        <Section {...root}>
          <CutIn {...props} />
        </Section>
      );
    case 'band':
      return (
        <Section {...root}>
          <Band {...props} />
        </Section>
      );
    case 'exhibit':
      return (
        <Section {...root}>
          <WithExhibit {...props} />
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
    case 'facts':
      return (
        <Section {...root}>
          <div className={classNames('wrap', styles.over)}>
            <Breadcrumb crumbs={props.breadcrumbs} />
            <Heading {...props} heading={props.heading} />
            <Opening {...props} />
          </div>
        </Section>
      );
    case 'groups':
      return (
        <Section {...root}>
          <div className={classNames('wrap', styles.over)}>
            <Breadcrumb crumbs={props.breadcrumbs} />
            <Heading {...props} />
            <Groups {...props} />
          </div>
        </Section>
      );
  }
}

/** The most letters a heading has at full size. */
const FULL_SIZE_LETTERS: Partial<Record<PageHeroProps['layout'], number>> = {
  beside: 26,
  facts: 60,
  plain: 44,
};

function Heading({
  id,
  layout,
  heading,
}: Pick<PageHeroProps, 'id' | 'layout'> & { heading: string }) {
  const long = heading.length > (FULL_SIZE_LETTERS[layout] ?? Number.POSITIVE_INFINITY);
  return (
    <h1
      id={`${id}-heading`}
      className={classNames('t-display', styles.heading, long && styles.long)}
    >
      {heading}
    </h1>
  );
}

/** A picture, and the words that the layout sets on or beside it. */
function Pictured(props: PageHeroIn<'cover' | 'open'>) {
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

function Words(props: PageHeroIn<'plain' | 'beside' | 'cover' | 'open'>) {
  const { layout, breadcrumbs } = props;
  return (
    <div className={styles.text}>
      {breadcrumbs.length > 1 && <Breadcrumb crumbs={breadcrumbs} />}
      <Heading {...props} />
      <div className={styles.more}>
        <Lead {...props} primary={DARK.has(layout) ? 'ink' : 'brand'} />
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { breadcrumbs } from '../../content/breadcrumbs.ts';
import type { SectionIn, SectionProps } from '../../content/site.ts';
import { Breadcrumb } from '../../ui/Breadcrumb/Breadcrumb.tsx';
import { Buttons } from '../../ui/Button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { CutIn } from './CutIn.tsx';
import { Facts } from './Facts.tsx';
import { Groups } from './Groups.tsx';
import styles from './PageHero.module.css';
import { Heading, Lead } from './Words.tsx';

/** The layouts with a dark ground. */
const DARK: ReadonlySet<SectionProps<'pageHero'>['layout']> = new Set(['cover', 'poster']);

/** The hero of a page. `children` is the drawing of the layout `exhibit`. */
export function PageHero(props: SectionProps<'pageHero'> & { children?: ReactNode }) {
  const { layout } = props;
  const root = { of: props, ground: DARK.has(layout) ? 'dark' : 'light', space: 'none' } as const;
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
        <Section {...root} className={classNames(styles.pictured, styles[layout])}>
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
          <Facts {...props} />
        </Section>
      );
    case 'groups':
      return (
        <Section {...root}>
          <Groups {...props} />
        </Section>
      );
  }
}

/** A picture with text on or beside it. */
function Pictured(props: SectionIn<'pageHero', 'cover' | 'open'>) {
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

function Words(props: SectionIn<'pageHero', 'plain' | 'beside' | 'cover' | 'open'>) {
  const { layout, site, page } = props;
  const onPicture = layout === 'cover' || layout === 'open';
  return (
    <div className={styles.text}>
      <Breadcrumb crumbs={breadcrumbs(page, site)} />
      <Heading {...props} />
      <div className={classNames(!onPicture && 't-soft', styles.more)}>
        <Lead {...props} primary={DARK.has(layout) ? 'ink' : 'brand'} />
      </div>
    </div>
  );
}

/** A title, a lead, and a picture across the page. */
function Band(props: SectionIn<'pageHero', 'band'>) {
  const { id, heading, picture, focus, site, page } = props;
  return (
    <>
      <div className={classNames('wrap columns', styles.above)}>
        <Breadcrumb crumbs={breadcrumbs(page, site)} />
        <h1 id={`${id}-heading`} className={classNames('t-display', styles.statement)}>
          {heading}
        </h1>
        <div className={classNames('t-soft', styles.reason)}>
          <Lead {...props} />
        </div>
      </div>
      <Plate picture={picture} focus={focus} eager className={styles.across} />
    </>
  );
}

/** The title in lines of capitals, on a picture. */
function Poster({ id, heading, lead, actions }: SectionIn<'pageHero', 'poster'>) {
  return (
    <div className={classNames('wrap', styles.inner)}>
      <h1 id={`${id}-heading`} className={classNames('t-display', styles.capitals)}>
        {heading.split('\n').map((words, index) => (
          // The space separates the lines for screen readers and copied text.
          <span key={index}>{words} </span>
        ))}
      </h1>
      <div className={classNames('columns', styles.foot)}>
        <p className={classNames('t-lead', styles.lead, styles.promise)}>{lead}</p>
        <Buttons actions={actions} className={styles.buttons} />
      </div>
    </div>
  );
}

/** Title and lead above an exhibit. */
function WithExhibit(props: SectionIn<'pageHero', 'exhibit'> & { children?: ReactNode }) {
  const { id, ground, heading, site, page, children } = props;
  return (
    <>
      <div className={classNames('wrap', styles.over)}>
        <Breadcrumb crumbs={breadcrumbs(page, site)} />
        <div className={classNames('columns', styles.head)}>
          <h1 id={`${id}-heading`} className={classNames('t-display', styles.heading)}>
            {heading}
          </h1>
          <div className="t-soft">
            <Lead {...props} primary={ground === 'dark' ? 'ink' : 'brand'} />
          </div>
        </div>
      </div>
      {children}
    </>
  );
}

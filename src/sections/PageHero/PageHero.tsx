import type { ReactNode } from 'react';
import type { SectionIn, SectionProps } from '../../site/site.ts';
import { Buttons } from '../../ui/Button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { CutIn } from './CutIn.tsx';
import { Facts } from './Facts.tsx';
import { Groups } from './Groups.tsx';
import styles from './PageHero.module.css';
import { Plain } from './Plain.tsx';
import { Breadcrumb, Heading, Lead } from './Words.tsx';

type PageHeroProps = SectionProps<'pageHero'> & {
  /** The drawing of the layout `exhibit`. */
  children?: ReactNode;
};

const DARK: ReadonlySet<PageHeroProps['layout']> = new Set(['cover', 'poster']);

/** The hero of a page. */
export function PageHero(props: PageHeroProps) {
  const { layout } = props;
  return (
    <Section
      of={props}
      ground={DARK.has(layout) ? 'dark' : 'light'}
      space="none"
      className={lookOf(props)}
      backdrop={
        layout === 'poster'
          ? { picture: props.picture, focus: props.focus, eager: true }
          : undefined
      }
    >
      <Content {...props} />
    </Section>
  );
}

/** The classes of the section in its layout. */
function lookOf(props: PageHeroProps): string | undefined {
  switch (props.layout) {
    case 'beside':
      return classNames('halves', styles.beside, props.side === 'start' && styles.first);
    case 'cover':
    case 'open':
      return classNames(styles.pictured, styles[props.layout]);
    case 'poster':
      return styles.poster;
    default:
      return undefined;
  }
}

function Content(props: PageHeroProps) {
  switch (props.layout) {
    case 'plain':
      return <Plain {...props} />;
    case 'beside':
    case 'band':
    case 'cover':
    case 'open':
      return <WithPicture {...props} />;
    case 'cutIn':
      return <CutIn {...props} />;
    case 'exhibit':
      return <WithExhibit {...props} />;
    case 'poster':
      return <Poster {...props} />;
    case 'facts':
      return <Facts {...props} />;
    case 'groups':
      return <Groups {...props} />;
  }
}

type WithPictureProps = SectionIn<'pageHero', 'beside' | 'band' | 'cover' | 'open'>;

/** Title and lead, beside, above or on a picture. */
function WithPicture(props: WithPictureProps) {
  const { layout, site, page } = props;
  const onPicture = layout === 'cover' || layout === 'open';
  const plate = (
    <Plate
      picture={props.picture}
      focus={'focus' in props ? props.focus : undefined}
      eager
      className={classNames(
        layout === 'band' ? styles.across : styles.plate,
        layout === 'open' && 'blended',
      )}
    />
  );
  return (
    <>
      {onPicture && plate}
      <div className={classNames('stack', styles.text)}>
        <Breadcrumb page={page} site={site} />
        <Heading {...props} />
        <div
          className={classNames(
            !onPicture && 't-soft',
            styles.more,
            layout === 'band' && styles.under,
          )}
        >
          <Lead {...props} primary={DARK.has(layout) ? 'ink' : 'brand'} />
        </div>
      </div>
      {!onPicture && plate}
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
  const { ground, site, page, children } = props;
  return (
    <>
      <div className={classNames('wrap', styles.over)}>
        <Breadcrumb page={page} site={site} />
        <div className={classNames('columns', styles.head)}>
          <Heading {...props} />
          <div className="t-soft">
            <Lead {...props} primary={ground === 'dark' ? 'ink' : 'brand'} />
          </div>
        </div>
      </div>
      {children}
    </>
  );
}

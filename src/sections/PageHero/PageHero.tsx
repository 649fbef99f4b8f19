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
import { Poster } from './Poster.tsx';
import type { PageHeroProps } from './props.ts';
import type { PageHeroLayout } from './schema.ts';

/** The first view of a page. */
export function PageHero(section: PageHeroProps) {
  const { type, id, layout, focus, breadcrumbs } = section;
  // A picture from edge to edge is far wider than high, so a narrow window needs another drawing.
  const isAcross = layout === 'poster' || layout === 'banner';
  const picture = section.picture && {
    ...section.picture,
    narrow: isAcross ? section.picture.narrow : undefined,
  };
  const props = { ...section, picture };
  const ground = section.ground ?? (layout === 'poster' ? 'abyss' : 'white');
  const root = { id, type, ground, padded: false };
  switch (layout) {
    case 'band':
      return (
        <Section {...root}>
          <Band {...props} />
        </Section>
      );
    case 'banner':
      return (
        <Section {...root}>
          <Banner {...props} />
        </Section>
      );
    case 'poster':
      return (
        <Section
          {...root}
          className={styles.poster}
          {...(picture && { backdrop: { picture, focus, eager: true } })}
        >
          <Poster {...props} />
        </Section>
      );
    case 'groups':
      return (
        <Section {...root}>
          <Wrap className={styles.over}>
            <Breadcrumb crumbs={breadcrumbs} />
            <Heading {...props} />
            <Groups {...props} />
          </Wrap>
        </Section>
      );
    default:
      return (
        <Section {...root} className={picture && styles.beside}>
          <Words {...props} />
          {picture && <Plate picture={picture} focus={focus} eager className={styles.plate} />}
        </Section>
      );
  }
}

/** The most letters a heading has at full size. */
const FULL_SIZE_LETTERS: Partial<Record<PageHeroLayout, number>> = { beside: 26, plain: 44 };

function Heading({ id, layout, heading }: PageHeroProps) {
  const long = heading.length > (FULL_SIZE_LETTERS[layout] ?? Number.POSITIVE_INFINITY);
  return (
    <h1 id={`${id}-heading`} className={classNames(styles.heading, long && styles.long)}>
      {heading}
    </h1>
  );
}

function Words(props: PageHeroProps) {
  const { lead, actions, breadcrumbs } = props;
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
                variant={index === 0 ? 'blue' : 'line'}
                capitals
              />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

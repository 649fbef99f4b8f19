import { breadcrumbs } from '../../site/breadcrumbs.ts';
import type { SectionIn, SectionProps } from '../../site/site.ts';
import { Buttons } from '../../ui/Button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useWords } from '../../ui/words.ts';
import styles from './PageHero.module.css';

/** The breadcrumb trail from home to the page; nothing on the home page. */
export function Breadcrumb({ page, site }: Pick<SectionProps<'pageHero'>, 'page' | 'site'>) {
  const { breadcrumb } = useWords().frame;
  const crumbs = breadcrumbs(page, site);
  if (crumbs.length < 2) return null;
  return (
    <nav aria-label={breadcrumb}>
      <ol role="list" className={classNames('t-soft cluster', styles.crumbs)}>
        {crumbs.map(({ label, href }, index) => (
          <li key={index}>
            {index < crumbs.length - 1 ? (
              <a href={href} className="link tap">
                {label}
              </a>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Longer headings are set a step smaller, by layout. Characters. */
const FULL_SIZE_LETTERS: Partial<Record<SectionProps<'pageHero'>['layout'], number>> = {
  beside: 26,
  facts: 60,
  plain: 44,
};

/** A heading with a longer word, such as a German compound, is set smaller on phones. Letters. */
const FULL_SIZE_WORD = 16;

/** The main heading of a page. */
export function Heading({
  id,
  layout,
  heading,
}: Pick<SectionProps<'pageHero'>, 'id' | 'layout'> & { heading: string }) {
  const long = heading.length > (FULL_SIZE_LETTERS[layout] ?? Number.POSITIVE_INFINITY);
  const compound = heading.split(/[\s-]/).some((word) => word.length > FULL_SIZE_WORD);
  return (
    <h1
      id={`${id}-heading`}
      className={classNames(
        't-display',
        styles.heading,
        long && styles.long,
        compound && styles.compound,
      )}
    >
      {heading}
    </h1>
  );
}

interface LeadProps extends Pick<SectionIn<'pageHero', 'plain'>, 'lead' | 'actions'> {
  /** The variant of the first button; `ink` on dark grounds. */
  primary?: 'ink' | 'brand';
}

/** The lead of a page and its buttons. */
export function Lead({ lead, actions, primary = 'brand' }: LeadProps) {
  return (
    <>
      <p className={classNames('t-lead', styles.lead)}>{lead}</p>
      <Buttons actions={actions} primary={primary} stacked className={styles.actions} />
    </>
  );
}

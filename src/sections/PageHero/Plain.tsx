import type { SectionIn, SectionProps } from '../../site/site.ts';
import { Corner } from '../../ui/Corner/Corner.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './PageHero.module.css';
import { Breadcrumb, Heading, Lead } from './Words.tsx';

type PlainProps = Pick<SectionProps<'pageHero'>, 'id' | 'layout' | 'site' | 'page'> &
  Pick<SectionIn<'pageHero', 'plain'>, 'heading' | 'lead' | 'actions' | 'picture'>;

/** Title and lead, with or without a small picture beside them. */
export function Plain(props: PlainProps) {
  const { picture, site, page } = props;
  return (
    <Corner picture={picture} className={styles.text}>
      <Breadcrumb page={page} site={site} />
      <Heading {...props} />
      <div className={classNames('t-soft', styles.more, !picture && styles.under)}>
        <Lead {...props} />
      </div>
    </Corner>
  );
}

import { classNames } from '../class-names.ts';
import { useWords } from '../words.ts';
import styles from './Breadcrumb.module.css';

interface BreadcrumbProps {
  /** The pages from home to this one, which is the last. */
  crumbs: readonly { readonly label: string; readonly href: string }[];
}

/** The breadcrumb trail of a page; nothing on the home page. */
export function Breadcrumb({ crumbs }: BreadcrumbProps) {
  const { breadcrumb } = useWords().frame;
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

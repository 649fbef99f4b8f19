import { lucideIcon } from '../../content/pictures/icons.ts';
import { counted, filled } from '../../schema/words.ts';
import type { SectionProps } from '../../site/site.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DisclosureMark } from '../../ui/DisclosureMark/DisclosureMark.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Shapes } from '../../ui/Icon/Shapes.tsx';
import { HeadedSection } from '../../ui/SectionHeading/SectionHeading.tsx';
import { useWords } from '../../ui/words.ts';
import styles from './Packages.module.css';

/**
 * Three packages compared by their features: a table, or a disclosure for each package where three columns don't fit. Both
 * are in the page; the style sheet hides one.
 */
export function Packages(props: SectionProps<'packages'>) {
  const { id, features, items } = props;
  const words = useWords();
  const total = features.length;
  const last = items.length - 1;
  return (
    <HeadedSection of={props} ground="light">
      <div className={styles.offers}>
        <table aria-labelledby={`${id}-heading`} className={styles.table} data-reveal="">
          <thead>
            <tr>
              <th scope="col" abbr={words.packages.feature}>
                <span className="unseen">{words.packages.feature}</span>
              </th>
              {items.map((offer, index) => (
                <th key={index} scope="col" abbr={offer.name}>
                  <span className={classNames('t-head', styles.name)}>{offer.name}</span>
                  <Squares of={features.length} filled={offer.included} />
                  <span className={classNames('t-soft', styles.line)}>{offer.line}</span>
                  <span className="t-strong t-tabular">
                    {filled(words, words.packages.of, { n: offer.included, total })}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {features.map((feature, index) => (
              <tr key={index}>
                <th scope="row">{feature}</th>
                {items.map(({ included }, place) => (
                  <td key={place}>
                    <Mark included={index < included} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td />
              {items.map(({ action }, index) => (
                <td key={index}>
                  <Button {...action} variant={index === last ? 'brand' : 'line'} />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>

        <div className={styles.disclosures}>
          {items.map((offer, place) => (
            <details key={place} open={place === 0} className={styles.offer}>
              <summary className={styles.summary}>
                <h3 className={classNames('t-head', styles.name)}>{offer.name}</h3>
                <DisclosureMark className={styles.mark} />
                <span className={classNames('t-soft t-tabular', styles.count)}>
                  {counted(words, words.packages.features, total, { n: offer.included, total })}
                </span>
                <Squares of={features.length} filled={offer.included} />
              </summary>
              <p className={classNames('t-soft', styles.line)}>{offer.line}</p>
              <ul role="list" className={styles.features}>
                {features.map((feature, index) => (
                  <li key={index} className="cluster apart">
                    {feature}
                    <Mark included={index < offer.included} />
                  </li>
                ))}
              </ul>
              <Button {...offer.action} variant={place === last ? 'brand' : 'line'} />
            </details>
          ))}
        </div>
      </div>
    </HeadedSection>
  );
}

/** A square for each feature, filled if the package includes it. Decorative: the text beside it has the number. */
function Squares({ of: all, filled }: { of: number; filled: number }) {
  const squares = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => `M${(from + i) * 25 + 1} 1h18v18h-18z`).join('');
  return (
    <svg className={styles.squares} viewBox={`0 0 ${all * 25 - 5} 20`} aria-hidden="true">
      <path className={styles.full} d={squares(0, filled)} />
      <path className={styles.empty} d={squares(filled, all)} />
    </svg>
  );
}

/** Whether a package includes a feature: a tick or a dash, and text. */
function Mark({ included }: { included: boolean }) {
  const words = useWords().packages;
  return (
    <span className={included ? styles.included : styles.missing}>
      {included ? <Shapes shapes={lucideIcon('check')} /> : <Icon name="minus" />}
      {included ? words.included : words.missing}
    </span>
  );
}

import { fillPlaceholders } from '../../../contract/placeholders.ts';
import { classNames } from '../../ui/class-names.ts';
import { type Translated, WorkingScreen } from '../../ui/WorkingScreen/WorkingScreen.tsx';
import { SPENDING } from '../contractors.ts';
import styles from './InvoiceApproval.module.css';
import type { texts as source } from './schema.ts';

/** The width of a month (two bars and a gap) and the height of the chart, in units of the drawing. */
const MONTH = 36;
const HEIGHT = 104;

const bars = (year: 0 | 1) =>
  SPENDING.map((month, index) => {
    const height = month[year];
    return `M${index * MONTH + year * 14} ${HEIGHT}v-${height}h12v${height}z`;
  }).join('');

/** Who sent each invoice, the hours worked unless the price was fixed, and the sum in dollars. */
const INVOICES = [
  ['data', '64', 5_888],
  ['studio', undefined, 12_400],
  ['testing', '38', 2_698],
] as const;

/** The costs of the year and the invoices of a month, each with a checkbox to approve it. The style sheet counts those approved, so it works without script. */
export function InvoiceApproval({ language, texts }: Translated<typeof source>) {
  const { format } = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  const spent = { now: format(622_130), before: format(825_610) };
  const [before, after] = texts.count.split('{n}');
  return (
    <WorkingScreen label={texts.label} language={language} className={styles.account}>
      <p className={styles.title}>{texts.title}</p>
      <p className="t-soft">{texts.saved}</p>
      <p className={classNames('t-stat', styles.saved)}>{format(203_480)}</p>
      <p className="t-soft">{fillPlaceholders(texts.spent, spent)}</p>
      <svg viewBox={`0 0 ${SPENDING.length * MONTH - 10} ${HEIGHT}`} aria-hidden="true">
        <path className={styles.before} d={bars(0)} />
        <path className={styles.after} d={bars(1)} />
      </svg>
      <fieldset className={styles.invoices}>
        <legend>{texts.toApprove}</legend>
        {INVOICES.map(([from, hours, sum]) => (
          <label key={from} className={styles.invoice}>
            <span>
              <strong>{texts[from]}</strong>
              <small>
                {hours ? fillPlaceholders(texts.hours, { n: hours }) : texts.fixed}, {format(sum)}
              </small>
            </span>
            <input type="checkbox" className={classNames('fill', styles.box)} />
            <span className={styles.open} aria-hidden="true">
              {texts.approve}
            </span>
            <span className={styles.done} aria-hidden="true">
              {texts.approved}
            </span>
          </label>
        ))}
      </fieldset>
      <p className={classNames('t-strong', styles.sum)}>
        {before}
        <span className={styles.count} />
        {after}
      </p>
    </WorkingScreen>
  );
}

import { classNames } from '../../ui/class-names.ts';
import { WorkingScreen } from '../../ui/WorkingScreen/WorkingScreen.tsx';
import styles from './InvoiceApproval.module.css';

/** Spending on contractors in thousand dollars, last year and this year, by month. */
const MONTHS = [
  [92, 88],
  [90, 79],
  [95, 74],
  [91, 68],
  [97, 70],
  [93, 64],
  [88, 61],
  [86, 58],
  [94, 60],
] as const;
/** The width of a month (two bars and a gap) and the height of the chart, in units of the drawing. */
const MONTH = 36;
const HEIGHT = 104;

const bars = (year: 0 | 1) =>
  MONTHS.map((month, index) => {
    const height = month[year];
    return `M${index * MONTH + year * 14} ${HEIGHT}v-${height}h12v${height}z`;
  }).join('');

const INVOICES = [
  ['M. Feld, data', '64 h', '$5,888'],
  ['Kiln Studio', 'Fixed', '$12,400'],
  ['R. Osei, testing', '38 h', '$2,698'],
] as const;

/** Invoices on a phone, each with a checkbox to approve it. The style sheet counts those approved, so it works without script. */
export function InvoiceApproval() {
  return (
    <WorkingScreen label="Fennimore’s contractor costs" className={styles.phone}>
      <p className={styles.title}>Contractors</p>
      <p className="t-soft">Saved since January</p>
      <p className={classNames('t-stat', styles.saved)}>$203,480</p>
      <p className="t-soft">$622,130 after $825,610</p>
      <svg viewBox={`0 0 ${MONTHS.length * MONTH - 10} ${HEIGHT}`} aria-hidden="true">
        <path className={styles.before} d={bars(0)} />
        <path className={styles.after} d={bars(1)} />
      </svg>
      <fieldset className={styles.invoices}>
        <legend>To approve</legend>
        {INVOICES.map(([name, work, sum]) => (
          <label key={name} className={styles.invoice}>
            <span>
              <strong>{name}</strong>
              <small>
                {work}, {sum}
              </small>
            </span>
            <input type="checkbox" className={classNames('fill', styles.box)} />
            <span className={styles.open} aria-hidden="true">
              Approve
            </span>
            <span className={styles.done} aria-hidden="true">
              Approved
            </span>
          </label>
        ))}
      </fieldset>
      <p className={classNames('t-strong', styles.sum)}>approved</p>
    </WorkingScreen>
  );
}

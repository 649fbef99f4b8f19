import { fillPlaceholders } from '../../../contract/placeholders.ts';
import { classNames } from '../../ui/class-names.ts';
import { partFor, type Translated, WorkingScreen } from '../../ui/WorkingScreen/WorkingScreen.tsx';
import styles from './SellerPortal.module.css';
import type { texts as source } from './schema.ts';
import { FIRST, LAST, lastOrders, platformOf, SHOWN, weekOf, weeks } from './weeks.ts';

/** The width of a week's column and the height of the chart, which equals its height in CSS pixels, in units of the drawing. */
const COLUMN = 100;
const GAP = 14;
const HEIGHT = 210;
/** Orders per unit of height. */
const SCALE = 9.2;

const bar = (week: number) => {
  const height = Math.round(weekOf(week).orders / SCALE);
  return `M${(week - FIRST) * COLUMN + GAP / 2} ${HEIGHT}v-${height}h${COLUMN - GAP}v${height}z`;
};

const SECTIONS = ['orders', 'listings', 'stock', 'payouts', 'returns', 'messages'] as const;

/** The seller portal of a marketplace. A slider chooses one of twelve weeks for the figures, chart and list. */
export function SellerPortal({ id, language, texts }: Translated<typeof source> & { id: string }) {
  const hatch = `${id}-hatch`;
  const dollars = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  });
  const inWeek = (text: string, week: number) => fillPlaceholders(text, { week: String(week) });
  const figuresOf = (week: number) => ({
    orders: weekOf(week).orders.toLocaleString(language),
    share: (weekOf(week).onTime / 100).toLocaleString(language, { style: 'percent' }),
    platform: texts[platformOf(week)],
  });
  return (
    <WorkingScreen
      label={texts.label}
      language={language}
      className={styles.portal}
      data-screen-choice=""
    >
      <div className={styles.side} aria-hidden="true">
        <p className={classNames('t-strong', styles.product)}>{texts.title}</p>
        <ul className="t-soft">
          {SECTIONS.map((name, index) => (
            <li key={name} className={index === 0 ? styles.here : undefined}>
              {texts[name]}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.main}>
        {weeks.map((week) => {
          const { orders, share, platform } = figuresOf(week);
          return (
            <dl
              key={week}
              className={classNames('cluster', styles.figures)}
              {...partFor(week, SHOWN)}
            >
              <div>
                <dt className="t-soft">{inWeek(texts.ordersIn, week)}</dt>
                <dd className={classNames('t-stat', styles.large)}>{orders}</dd>
              </div>
              <div>
                <dt className="t-soft">{texts.platform}</dt>
                <dd className="t-stat">{platform}</dd>
              </div>
              <div>
                <dt className="t-soft">{texts.onTime}</dt>
                <dd className="t-stat">{share}</dd>
              </div>
            </dl>
          );
        })}

        <div className={styles.scrubber}>
          <svg
            className={styles.chart}
            viewBox={`0 0 ${weeks.length * COLUMN} ${HEIGHT}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <pattern id={hatch} width="8" height="6" patternUnits="userSpaceOnUse">
              <path className={styles.hatch} d="M0 0h8v4H0z" />
            </pattern>
            {weeks.map((week) => (
              <path key={week} fill={`url(#${hatch})`} d={bar(week)} />
            ))}
            {weeks.map((week) => (
              <path key={week} className={styles.chosen} d={bar(week)} {...partFor(week, SHOWN)} />
            ))}
          </svg>
          <div className={classNames('t-soft', styles.scale)}>
            <ol className={styles.knobs} aria-hidden="true">
              {weeks.map((week) => (
                <li key={week}>
                  <span
                    className={classNames('t-strong apart', styles.knob)}
                    data-value-text={fillPlaceholders(inWeek(texts.shown, week), figuresOf(week))}
                    {...partFor(week, SHOWN)}
                  >
                    <i>←</i> {inWeek(texts.week, week)} <i>→</i>
                  </span>
                </li>
              ))}
            </ol>
            <input
              type="range"
              min={FIRST}
              max={LAST}
              defaultValue={SHOWN}
              aria-label={texts.slider}
              aria-valuetext={fillPlaceholders(inWeek(texts.shown, SHOWN), figuresOf(SHOWN))}
              className={styles.slider}
            />
          </div>
          <p className={classNames('t-soft', styles.ends)} aria-hidden="true">
            <span>{inWeek(texts.week, FIRST)}</span>
            <span className={styles.hint}>{texts.hint}</span>
            <span>{inWeek(texts.week, LAST)}</span>
          </p>
        </div>

        <table className={styles.list}>
          <thead>
            <tr>
              <th scope="col" className={styles.minor}>
                {texts.order}
              </th>
              <th scope="col">{texts.buyer}</th>
              <th scope="col" className={styles.minor}>
                {texts.items}
              </th>
              <th scope="col">{texts.state}</th>
              <th scope="col">{texts.total}</th>
            </tr>
          </thead>
          {weeks.map((week) => (
            <tbody key={week} {...partFor(week, SHOWN)}>
              {lastOrders(week).map((order) => (
                <tr key={order.number}>
                  <td className={styles.minor}>{order.number}</td>
                  <td translate="no">{order.buyer}</td>
                  <td className={styles.minor}>{order.items}</td>
                  <td className={order.late ? undefined : styles.ok}>
                    {order.late ? texts.late : texts.sent}
                  </td>
                  <td>{dollars.format(order.total)}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </WorkingScreen>
  );
}

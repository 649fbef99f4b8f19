import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { WorkingScreen } from '../../ui/WorkingScreen/WorkingScreen.tsx';
import styles from './SellerPortal.module.css';
import { FIRST, LAST, lastOrders, platformOf, SHOWN, weekOf, weeks } from './weeks.ts';

/** The width of a week's column and the height of the chart, which equals its height in CSS pixels, in units of the drawing. */
const COLUMN = 100;
const GAP = 14;
const HEIGHT = 210;
/** Orders per unit of height. */
const SCALE = 9.2;

const number = (value: number) => value.toLocaleString('en');

const bar = (week: number) => {
  const height = Math.round(weekOf(week).orders / SCALE);
  return `M${(week - FIRST) * COLUMN + GAP / 2} ${HEIGHT}v-${height}h${COLUMN - GAP}v${height}z`;
};

const SECTIONS = ['Orders', 'Listings', 'Stock', 'Payouts', 'Returns', 'Messages'];

/** The seller portal of a marketplace. A slider chooses one of twelve weeks for the figures, chart and list. */
export function SellerPortal() {
  const slider = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(SHOWN);
  // The visitor may have moved the slider before hydration.
  useEffect(() => setShown(Number(slider.current?.value ?? SHOWN)), []);

  const { orders: count, onTime } = weekOf(shown);
  return (
    <WorkingScreen label="Orchard’s seller portal" className={styles.portal}>
      <div className={styles.side} aria-hidden="true">
        <p className={classNames('t-strong', styles.product)}>Seller portal</p>
        <ul className="t-soft">
          {SECTIONS.map((name, index) => (
            <li key={name} className={index === 0 ? styles.here : undefined}>
              {name}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.main}>
        <dl className={classNames('cluster', styles.figures)}>
          <div>
            <dt className="t-soft">Orders in week {shown}</dt>
            <dd className={classNames('t-stat', styles.large)}>{number(count)}</dd>
          </div>
          <div>
            <dt className="t-soft">Platform</dt>
            <dd className="t-stat">{platformOf(shown)}</dd>
          </div>
          <div>
            <dt className="t-soft">Sent on time</dt>
            <dd className="t-stat">{onTime}%</dd>
          </div>
        </dl>

        <div className={styles.scrubber}>
          <svg
            className={styles.chart}
            viewBox={`0 0 ${weeks.length * COLUMN} ${HEIGHT}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <pattern id="usual-week" width="8" height="6" patternUnits="userSpaceOnUse">
              <path className={styles.hatch} d="M0 0h8v4H0z" />
            </pattern>
            {weeks.map((week) => (
              <path
                key={week}
                className={week === shown ? styles.chosen : undefined}
                fill="url(#usual-week)"
                d={bar(week)}
              />
            ))}
          </svg>
          <div className={classNames('t-soft', styles.scale)}>
            <ol className={styles.knobs} aria-hidden="true">
              {weeks.map((week) => (
                <li key={week}>
                  {week === shown && (
                    <span className={classNames('t-strong', styles.knob)}>
                      <i>←</i> Week {shown} <i>→</i>
                    </span>
                  )}
                </li>
              ))}
            </ol>
            <input
              ref={slider}
              type="range"
              min={FIRST}
              max={LAST}
              defaultValue={SHOWN}
              aria-label="Week"
              aria-valuetext={`Week ${shown}: ${number(count)} orders, ${onTime}% sent on time, on the ${platformOf(shown).toLowerCase()} platform`}
              className={styles.slider}
              onChange={(event) => setShown(event.currentTarget.valueAsNumber)}
            />
          </div>
          <p className={classNames('t-soft', styles.ends)} aria-hidden="true">
            <span>Week {FIRST}</span>
            <span className={styles.hint}>Drag the slider to choose a week</span>
            <span>Week {LAST}</span>
          </p>
        </div>

        <table className={styles.list}>
          <thead>
            <tr>
              <th scope="col" className={styles.minor}>
                Order
              </th>
              <th scope="col">Buyer</th>
              <th scope="col" className={styles.minor}>
                Items
              </th>
              <th scope="col">State</th>
              <th scope="col">Total</th>
            </tr>
          </thead>
          <tbody>
            {lastOrders(shown).map((order) => (
              <tr key={order.number}>
                <td className={styles.minor}>{order.number}</td>
                <td>{order.buyer}</td>
                <td className={styles.minor}>{order.items}</td>
                <td className={order.late ? undefined : styles.ok}>
                  {order.late ? 'Sent late' : 'Sent'}
                </td>
                <td>{order.total}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </WorkingScreen>
  );
}

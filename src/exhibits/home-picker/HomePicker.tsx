import { fillPlaceholders } from '../../../contract/placeholders.ts';
import { classNames } from '../../ui/class-names.ts';
import { partFor, type Translated, WorkingScreen } from '../../ui/WorkingScreen/WorkingScreen.tsx';
import styles from './HomePicker.module.css';
import type { texts as source } from './schema.ts';

interface Home {
  readonly plot: number;
  readonly bedrooms: number;
  /** The number of people who have asked for it. */
  readonly asked: number;
  readonly taken: boolean;
}

const STREETS = ['Alder Row', 'Mill Lane', 'Quay Street', 'Weir Walk'];
const PLOTS = 7; // along each street
/** The plot chosen initially. */
const FIRST = 10;

/** Homes with two bedrooms and those on the quay are asked for more. */
const HOMES: readonly Home[] = STREETS.flatMap((_, street) =>
  Array.from({ length: PLOTS }, (_, place) => {
    const plot = street * PLOTS + place + 1;
    const bedrooms = 1 + ((place + street) % 4);
    return {
      plot,
      bedrooms,
      asked: 96 + ((plot * 67) % 211) + (bedrooms === 2 ? 118 : 0) + (street === 2 ? 64 : 0),
      taken: Math.sin(place * 0.9 + street * 2.3) > 0.62,
    };
  }),
);

/** A plan of new homes; the details of the chosen one are beside it. */
export function HomePicker({ language, texts }: Translated<typeof source>) {
  const rooms = (bedrooms: number) =>
    fillPlaceholders(bedrooms === 1 ? texts.oneBedroom : texts.bedrooms, { n: String(bedrooms) });
  return (
    <WorkingScreen label={texts.label} language={language} data-screen-choice="">
      <div className={styles.facts}>
        <p className={classNames('t-strong', styles.title)}>{texts.title}</p>
        <div aria-live="polite">
          {HOMES.filter(({ taken }) => !taken).map(({ plot, asked, bedrooms }) => (
            <div key={plot} {...partFor(plot, FIRST)}>
              <p className="t-soft">{fillPlaceholders(texts.plot, { n: String(plot) })}</p>
              <p className={classNames('t-stat', styles.large)}>{asked}</p>
              <p className="t-soft">{texts.asked}</p>
              <p className={classNames('t-strong', styles.rooms)}>{rooms(bedrooms)}</p>
            </div>
          ))}
        </div>
        <p className={styles.draw}>{texts.draw}</p>
      </div>
      <div className={styles.plan} role="radiogroup" aria-label={texts.plots}>
        {STREETS.map((street, row) => (
          <div key={street} className={styles.street}>
            {HOMES.slice(row * PLOTS, (row + 1) * PLOTS).map(({ plot, bedrooms, taken }) => (
              <label key={plot} className={styles.plot}>
                <input
                  type="radio"
                  className="fill"
                  name="plot"
                  value={plot}
                  defaultChecked={plot === FIRST}
                  disabled={taken}
                  aria-label={fillPlaceholders(taken ? texts.taken : texts.free, {
                    n: String(plot),
                    street,
                    rooms: rooms(bedrooms),
                  })}
                />
                <span aria-hidden="true">{plot}</span>
              </label>
            ))}
            <p className="t-soft" aria-hidden="true" translate="no">
              {street}
            </p>
          </div>
        ))}
      </div>
    </WorkingScreen>
  );
}

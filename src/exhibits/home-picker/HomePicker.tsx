import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { WorkingScreen } from '../../ui/WorkingScreen/WorkingScreen.tsx';
import styles from './HomePicker.module.css';

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
const homeOf = (plot: number) => HOMES.find((home) => home.plot === plot);

const rooms = (bedrooms: number) => (bedrooms === 1 ? '1 bedroom' : `${bedrooms} bedrooms`);

/** A plan of new homes; the details of the chosen one are beside it. */
export function HomePicker() {
  const plan = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(FIRST);
  // The visitor may have chosen a plot before hydration.
  useEffect(() => {
    const checked = plan.current?.querySelector<HTMLInputElement>(':checked');
    if (checked) setChosen(Number(checked.value));
  }, []);

  const home = homeOf(chosen);
  return (
    <WorkingScreen label="Northfold’s register of new homes">
      <div className={styles.facts}>
        <p className={classNames('t-strong', styles.title)}>New homes</p>
        <div aria-live="polite">
          <p className="t-soft">Plot {home?.plot}</p>
          <p className={classNames('t-stat', styles.large)}>{home?.asked}</p>
          <p className="t-soft">people have asked for it</p>
          <p className={classNames('t-strong', styles.rooms)}>{rooms(home?.bedrooms ?? 1)}</p>
        </div>
        <p className={styles.draw}>The draw is on 12 May at noon.</p>
      </div>
      <div ref={plan} className={styles.plan} role="radiogroup" aria-label="Plots">
        {STREETS.map((street, row) => (
          <div key={street} className={styles.street}>
            {HOMES.slice(row * PLOTS, (row + 1) * PLOTS).map(({ plot, bedrooms, taken }) => (
              <label key={plot} className={styles.plot}>
                <input
                  type="radio"
                  name="plot"
                  value={plot}
                  defaultChecked={plot === FIRST}
                  disabled={taken}
                  aria-label={`Plot ${plot}, ${street}, ${rooms(bedrooms)}${taken ? ', taken' : ''}`}
                  onChange={() => setChosen(plot)}
                />
                <span aria-hidden="true">{plot}</span>
              </label>
            ))}
            <p className="t-soft" aria-hidden="true">
              {street}
            </p>
          </div>
        ))}
      </div>
    </WorkingScreen>
  );
}

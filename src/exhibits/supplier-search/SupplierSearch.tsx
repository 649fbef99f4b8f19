import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { WorkingScreen } from '../../ui/WorkingScreen/WorkingScreen.tsx';
import styles from './SupplierSearch.module.css';

/** What the players of the cluster make, and the names they begin with: a player for each pair, 135 in all. */
const FIELDS = [
  'Composites',
  'Optics',
  'Machining',
  'Radio',
  'Software',
  'Sensors',
  'Logistics',
  'Textiles',
  'Training',
] as const;
const NAMES = [
  'Aero Norte',
  'Baltic',
  'Delta',
  'Sentry',
  'Tamar',
  'Kestrel',
  'Atlas',
  'Boreal',
  'Douro',
  'Fjord',
  'Granit',
  'Halden',
  'Iber',
  'Lumen',
  'Vega',
] as const;
const TOWNS = ['Porto', 'Vilnius', 'Leiria', 'Lisbon', 'Coimbra', 'Kaunas', 'Braga'] as const;
/** How many of those found are listed. */
const LISTED = 4;

/** The angle between neighbours on a sunflower head: even, without rows. */
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

interface Player {
  readonly name: string;
  readonly field: string;
  readonly town: string;
  /** Where it stands on the map. Units of the drawing, 480 by 400. */
  readonly x: number;
  readonly y: number;
}

const PLAYERS: readonly Player[] = FIELDS.flatMap((field, group) =>
  NAMES.map((name, place) => {
    const turn = place * GOLDEN;
    const reach = 12 + 9.5 * Math.sqrt(place);
    return {
      name: `${name} ${field}`,
      field,
      town: TOWNS[(group + place) % TOWNS.length] ?? TOWNS[0],
      x: Math.round(84 + (group % 3) * 156 + Math.cos(turn) * reach),
      y: Math.round(70 + Math.floor(group / 3) * 130 + Math.sin(turn) * reach),
    };
  }),
);

const found = (words: string) => {
  const wanted = words.trim().toLowerCase();
  return PLAYERS.filter(({ name, field, town }) =>
    `${name} ${field} ${town}`.toLowerCase().includes(wanted),
  );
};

const squares = (players: readonly Player[]) =>
  players.map(({ x, y }) => `M${x - 4} ${y - 4}h8v8h-8z`).join('');

/** The directory of a cluster: what is typed stands out on the map, and the first of them in a list. */
export function SupplierSearch() {
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('Optics');
  // It may have been changed before the script was there.
  useEffect(() => setWords(field.current?.value ?? ''), []);

  const players = found(words);
  return (
    <WorkingScreen label="A cluster’s supplier directory">
      <div className={styles.side}>
        <label className={classNames('t-soft', styles.search)}>
          Name, field or town
          <input
            ref={field}
            type="search"
            defaultValue="Optics"
            autoComplete="off"
            maxLength={40}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        </label>
        <p className={classNames('t-soft', styles.count)} role="status">
          <strong className="t-stat">{players.length}</strong> of {PLAYERS.length} players
        </p>
        <ul role="list" className={styles.list}>
          {players.slice(0, LISTED).map(({ name, town }) => (
            <li key={name}>
              <strong>{name}</strong> {town}
            </li>
          ))}
        </ul>
      </div>
      <svg className={styles.map} viewBox="0 0 480 400" aria-hidden="true">
        <path className={styles.others} d={squares(PLAYERS)} />
        <path className={styles.found} d={squares(players)} />
      </svg>
    </WorkingScreen>
  );
}

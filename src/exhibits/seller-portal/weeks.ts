/** Twelve weeks of a shop on a marketplace that moved to a new platform in the first eight. */

/** The numbers of the first and last week. */
export const FIRST = 13;
export const LAST = 24;
/** The week shown initially, the last of the move. */
export const SHOWN = 20;

/** The first week of this shop on the new platform. */
const MOVED = 17;

/** The shop's platform in a week, by the key of its text. */
export const platformOf = (number: number) => (number < MOVED ? 'old' : 'new');

interface Week {
  readonly orders: number;
  readonly onTime: number; // percent
}

const week = (orders: number, onTime: number): Week => ({ orders, onTime });
const WEEKS: readonly [Week, ...Week[]] = [
  week(760, 91),
  week(880, 92),
  week(820, 90),
  week(1040, 93),
  week(1160, 94),
  week(1100, 95),
  week(1260, 97),
  week(1440, 98),
  week(1380, 98),
  week(1620, 99),
  week(1560, 99),
  week(1840, 99),
];

/** The numbers of the weeks. */
export const weeks = WEEKS.map((_, index) => FIRST + index);

/** The figures of a week by its number. */
export const weekOf = (number: number): Week => WEEKS[number - FIRST] ?? WEEKS[0];

interface Order {
  readonly number: string;
  readonly buyer: string;
  readonly items: number;
  readonly total: number; // dollars
  readonly late: boolean;
}

const BUYERS = [
  ['J. Lindqvist', 1, 24.9],
  ['Harrow Bakery', 12, 318.4],
  ['Northgate School', 40, 1120],
  ['Fold Street Deli', 18, 402.75],
  ['M. Osei', 2, 31.5],
  ['Cask & Crumb', 24, 586.2],
  ['Quayside Canteen', 60, 1474],
] as const;

/** The last three orders of a week; one is late if less than 98 % of the week's were on time. */
export const lastOrders = (number: number): readonly Order[] =>
  [1, 2, 3].map((place) => {
    const [buyer, items, total] =
      BUYERS[(number - SHOWN + 21 + place) % BUYERS.length] ?? BUYERS[0];
    return {
      number: `${number}-0${419 - place}`,
      buyer,
      items,
      total,
      late: place === 3 && weekOf(number).onTime < 98,
    };
  });

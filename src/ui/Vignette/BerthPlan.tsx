import { Buoy, type NarrowProps, Screen, TopBar, Words } from './Canvas.tsx';
import { inks } from './inks.ts';

const DAYS = ['Mon 4', 'Tue 5', 'Wed 6', 'Thu 7', 'Fri 8'];
/** Where Monday begins, and units for a day. */
const MONDAY = 124;
const DAY = 136;
/** The top of the first berth, and its height. */
const QUAY = 228;
const BERTH = 62;
const BERTHS = [0, 1, 2, 3, 4];
const END = QUAY + BERTH * BERTHS.length;
/** The moment of the plan, in days. */
const NOW = 2.48;

/** Vessel calls: berth, arrival and stay in days, name, and how the call stands. */
const CALLS = [
  [0, 0.15, 1.5, 'Aurelia M.', 'sailed'],
  [0, 1.95, 1.35, 'Norse Gate', 'due'],
  [0, 3.7, 1.3, 'Tamar', 'fixed'],
  [1, 0, 0.95, 'Lindgard', 'due'],
  [1, 1.2, 1.9, 'Castor Bay', 'fixed'],
  [1, 3.4, 1.3, 'Ilse Brandt', 'due'],
  [2, 0.55, 1.75, 'Vela Star', 'due'],
  [2, 2.62, 1.7, 'Port Royal', 'sailed'],
  [3, 0, 1.7, 'Orient Pearl', 'fixed'],
  [3, 1.95, 1.3, 'Baltic Crane', 'due'],
  [3, 3.6, 1.4, 'Hedda', 'due'],
  [4, 0.8, 1.3, 'Mistral IV', 'due'],
  [4, 2.35, 1.1, 'Skua', 'sailed'],
  [4, 3.7, 1.3, 'Galatea', 'due'],
] as const;
const FILLS = { due: 'pale', fixed: 'ink', sailed: 'brand' } as const;
const WORDS = { due: undefined, fixed: 'onDark', sailed: 'onBrand' } as const;

/** The tide at a moment: the sum of two constituents. Unit: y of the drawing. */
function tide(day: number): number {
  const half = 0.62 * Math.sin(day * Math.PI * 2 * 1.93 + 0.6);
  const whole = 0.3 * Math.sin(day * Math.PI * 2 * 0.97 + 1.9);
  return Number((164 - 30 * (half + whole)).toFixed(1));
}
const curve = Array.from(
  { length: 170 },
  (_, i) => `${MONDAY + i * 4} ${tide((i * 4) / DAY)}`,
).join('L');

/** How it is composed where it is narrow. */
const NARROW: NarrowProps = {
  title: 'Berth plan, week 32',
  label: 'Tide at 14:06',
  figure: '3.42 m',
  chart: (
    <>
      <path
        {...inks.line}
        d={`M${Array.from({ length: 71 }, (_, i) => `${20 + i * 4} ${tide(i / 14) + 46}`).join('L')}`}
      />
      <path {...inks.ruleStrong} d="M20 252h280" />
      <Buoy x={20 + NOW * 56} y={tide(NOW) + 46} />
    </>
  ),
  rows: [
    ['Norse Gate', 'Berth 1'],
    ['Castor Bay', 'Berth 2'],
    ['Port Royal', 'Berth 3'],
  ],
};

export function BerthPlan() {
  return (
    <Screen
      label="Berth planning screen: a week of vessel calls at five berths, under the curve of the tide"
      narrow={NARROW}
    >
      <TopBar title="Berth plan" fact="North terminal, week 32" action="Publish plan" />
      <path {...inks.rule} d={DAYS.map((_, i) => `M${MONDAY + i * DAY} 68V${END}`).join('')} />
      <Words x={28} y={126} as="label">
        Tide
      </Words>
      <Words x={27} y={160} as="title">
        3.42 m
      </Words>
      <Words x={28} y={188} as="label">
        at 14:06
      </Words>
      {DAYS.map((day, i) => (
        <Words key={day} x={MONDAY + 10 + i * DAY} y={98} as={i === 2 ? 'strong' : 'label'}>
          {day}
        </Words>
      ))}
      <path {...inks.line} d={`M${curve}`} />
      {BERTHS.map((berth) => (
        <g key={berth}>
          <path {...inks.rule} d={`M0 ${QUAY + berth * BERTH}h800`} />
          <Words x={28} y={QUAY + 38 + berth * BERTH} as="strong">
            {`Berth ${berth + 1}`}
          </Words>
        </g>
      ))}
      <path {...inks.accentLine} d={`M${MONDAY + NOW * DAY} 108V${END}`} />
      {CALLS.map(([berth, arrival, stay, name, state]) => {
        const x = Math.round(MONDAY + arrival * DAY);
        const y = QUAY + berth * BERTH + 9;
        return (
          <g key={name}>
            <path {...inks[FILLS[state]]} d={`M${x} ${y}h${Math.round(stay * DAY) - 6}v44H${x}z`} />
            <Words x={x + 12} y={y + 28} as="strong" ink={WORDS[state]}>
              {name}
            </Words>
          </g>
        );
      })}
      <Buoy x={MONDAY + NOW * DAY} y={tide(NOW)} />
    </Screen>
  );
}

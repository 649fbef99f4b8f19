import { Buoy, type Drawing, Tick, TopBar, Words } from '../Canvas.tsx';
import { inks } from '../inks.ts';

/** Share of the traffic on the new platform at the end of each week, in percent. */
const TRAFFIC = [1, 5, 10, 25, 50, 75, 90, 100];
const WEEK = 62;
const FLOOR = 356;
/** Units per percent. */
const PERCENT = 2.44;

const steps = TRAFFIC.map((share) => `V${Math.round(FLOOR - share * PERCENT)}h${WEEK}`).join('');

const CUT_OVER = [
  ['Catalogue', 'wk 2'],
  ['Sellers', 'wk 4'],
  ['Search', 'wk 5'],
  ['Checkout', 'wk 7'],
  ['Payouts', 'wk 8'],
] as const;

/** Types of record that were moved, and their number. */
const RECORDS = [
  ['Listings', 1_284_310],
  ['Sellers', 18_642],
  ['Orders', 4_207_915],
  ['Reviews', 3_006_120],
] as const;

const narrowSteps = TRAFFIC.map((share) => `V${Math.round(252 - share * 0.92)}h35`).join('');

export const drawing: Drawing = {
  label:
    'Migration of a marketplace: over 8 weeks all traffic, listings, sellers and orders move to the new platform',
  narrow: {
    title: 'Platform move, week 8',
    label: 'Traffic on the new platform',
    figure: '100%',
    chart: (
      <>
        <path {...inks.pale} d={`M20 252${narrowSteps}V252z`} />
        <path {...inks.line} d={`M20 252${narrowSteps}`} />
        <path {...inks.ruleStrong} d="M20 252h280" />
        <Buoy x={300} y={160} />
      </>
    ),
    rows: [RECORDS[0], RECORDS[2], RECORDS[3]].map(([name]) => [name, 'Moved', 'ok']),
  },
  draw: () => (
    <>
      <TopBar title="Platform move" fact="Week 8 of 8" action="Close old platform" />
      <path {...inks.pale} d={`M28 ${FLOOR}${steps}V${FLOOR}z`} />
      <path {...inks.line} d={`M28 ${FLOOR}${steps}`} />
      <path {...inks.ruleStrong} d={`M28 ${FLOOR}h496`} />
      <Words x={28} y={108} as="label" text="Traffic on the new platform" />
      <Words x={26} y={158} as="figure" text="100%" />
      {TRAFFIC.map((share, week) => (
        <Words
          key={share}
          x={28 + (week + 0.5) * WEEK}
          y={379}
          as="label"
          anchor="middle"
          text={week === 0 ? 'Week 1' : week + 1}
        />
      ))}
      <Buoy x={524} y={112} />
      <path {...inks.rule} d="M552 68v324M0 392h800" />
      <Words x={580} y={108} as="label" text="Cut-over" />
      {CUT_OVER.map(([name, week], i) => (
        <g key={name}>
          <Tick x={588} y={139 + i * 52} />
          <Words x={608} y={146 + i * 52} as="strong" text={name} />
          <Words x={772} y={146 + i * 52} as="label" anchor="end" text={week} />
        </g>
      ))}
      {RECORDS.map(([name, count], i) => (
        <g key={name}>
          <Words x={28 + i * 186} y={430} as="label" text={name} />
          <Words x={27 + i * 186} y={466} as="heading" text={count} />
          <Tick x={36 + i * 186} y={499} />
          <Words x={56 + i * 186} y={506} as="strong" ink="ok" text="Moved" />
        </g>
      ))}
    </>
  ),
};

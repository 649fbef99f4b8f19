import { Buoy, column, type Drawing, List, Words } from '../Canvas.tsx';
import { inks } from '../inks.ts';

const MENU = ['Overview', 'Requests', 'Invoices', 'Contracts', 'Meters', 'People'];

/** Operating cost by month; 100 is the month before the portal. */
const COST = [100, 98, 96, 90, 83, 77, 70, 66, 61, 58, 56, 54];
const MONTH = 47;
const FLOOR = 336;
/** Units per point of cost. */
const POINT = 1.7;

const bars = COST.map((cost, month) =>
  column(220 + month * MONTH, FLOOR, 30, Math.round(cost * POINT)),
).join('');

const REQUESTS = [
  ['Change of tenant', 'Solved online', true],
  ['Copy of an invoice', 'Solved online', true],
  ['Meter out of reach', 'With an adviser', false],
] as const;

export const drawing: Drawing = {
  label:
    'Customer portal: operating cost by month falls by 40 to 50 per cent as most requests are solved online',
  narrow: {
    title: 'Portal, last 12 months',
    label: 'Lower operating cost',
    figure: '40–50%',
    chart: (
      <>
        <path {...inks.tint} d="M0 197h320v9H0z" />
        <path
          {...inks.brand}
          d={COST.map((cost, month) =>
            column(20 + Math.round(month * 23.8), 252, 16, Math.round(cost * 0.9)),
          ).join('')}
        />
        <path {...inks.ruleStrong} d="M20 252h280" />
        <Buoy x={290} y={203} />
      </>
    ),
    rows: REQUESTS.map(([name, , solved]) =>
      solved ? ([name, 'Online', 'ok'] as const) : ([name, 'Adviser'] as const),
    ),
  },
  draw: () => (
    <>
      <path d="M0 0h188v540H0z" />
      <path {...inks.brand} d="M0 82h188v50H0z" />
      <Words x={28} y={48} as="title" ink="onDark" text="Portal" />
      {MENU.map((entry, i) => (
        <Words
          key={entry}
          x={28}
          y={113 + i * 50}
          as="strong"
          ink={i === 0 ? 'onBrand' : 'onDark2'}
          text={entry}
        />
      ))}
      <path {...inks.brandOnDark} d="M28 488h32v32H28z" />
      <Words x={72} y={510} as="strong" ink="onDark" text="S. Meyer" />
      <Words x={218} y={48} as="title" text="Overview" />
      <Words x={772} y={48} as="label" anchor="end" text="Last 12 months" />
      <path {...inks.rule} d="M188 72h612M188 372h612" />
      {/* The band of 40 to 50 per cent less */}
      <path {...inks.tint} d={`M188 ${FLOOR - 60 * POINT}h612v${10 * POINT}H188z`} />
      <path {...inks.brand} d={bars} />
      <path {...inks.ruleStrong} d={`M218 ${FLOOR}h554`} />
      <Words x={772} y={116} as="label" anchor="end" text="Operating cost" />
      <Words x={774} y={164} as="figure" anchor="end" text="40–50% lower" />
      <Words x={220} y={360} as="label" text="May" />
      <Words x={767} y={360} as="label" anchor="end" text="April" />
      <Buoy x={752} y={FLOOR - 54 * POINT} />
      <List
        x={218}
        y={372}
        row={56}
        items={REQUESTS}
        textOf={([name, state, solved]) => [name, state, solved ? 'ok' : undefined]}
      />
    </>
  ),
};

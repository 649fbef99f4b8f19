import { column, type Drawing, List, TopBar, Words } from '../Canvas.tsx';
import { inks } from '../inks.ts';

const FIGURES = [
  ['To settle', '$4,182,906', 28],
  ['Matched', '99.2%', 364],
  ['Exceptions', 14, 600],
] as const;

/** Payments by half-hour, as heights; the hour marked by the buoy and later ones are drawn apart. */
const HOURS = Array.from({ length: 48 }, (_, i) =>
  Math.round(14 + 54 * Math.abs(0.62 * Math.sin(i * 0.31 + 0.4) + 0.38 * Math.sin(i * 0.83))),
);
const NOW = 26;

const bars = (from: number, to: number) =>
  HOURS.slice(from, to)
    .map((height, i) => column(28 + Math.round((from + i) * 15.6), 282, 10, height))
    .join('');

const BATCHES = [
  ['Card scheme, domestic', 'USD', '1,904,210.40', 'Matched'],
  ['Instant transfers', 'USD', '1,377,558.02', 'Matched'],
  ['Direct debit, run 2', 'USD', '612,300.00', 'Matched'],
  ['Cross-border payouts', 'USD', '288,837.58', '14 to review'],
] as const;

export const drawing: Drawing = {
  label: 'Settlement screen: a day of payments, matched and to review',
  narrow: {
    title: 'Settlement, 12 May',
    label: 'To settle, 99.2% matched',
    figure: '$4.18m',
    chart: (
      <g transform="translate(10 -98) scale(0.3625 1.24)">
        <path {...inks.brand} d={bars(0, NOW)} />
        <path {...inks.accent} d={bars(NOW, NOW + 1)} />
        <path {...inks.pale} d={bars(NOW + 1, HOURS.length)} />
      </g>
    ),
    rows: [BATCHES[0], BATCHES[1], BATCHES[3]].map(([name, , , state]) =>
      state === 'Matched' ? ([name, state, 'ok'] as const) : ([name, 14, 'link'] as const),
    ),
  },
  draw: () => (
    <>
      <TopBar title="Settlement" fact="Tuesday 12 May" action="Release batch" />
      {FIGURES.map(([label, value, x]) => (
        <g key={label}>
          <Words x={x} y={106} as="label" text={label} />
          <Words x={x - 2} y={156} as="figure" text={value} />
        </g>
      ))}
      <path {...inks.brand} d={bars(0, NOW)} />
      <path {...inks.accent} d={bars(NOW, NOW + 1)} />
      <path {...inks.pale} d={bars(NOW + 1, HOURS.length)} />
      <path {...inks.rule} d="M0 300h800" />
      <List
        x={28}
        y={300}
        row={60}
        items={BATCHES}
        textOf={([name, , , state]) => [name, state, state === 'Matched' ? 'ok' : undefined]}
        between={([, currency, sum], y) => (
          <>
            <Words x={300} y={y} as="label" text={currency} />
            <Words x={520} y={y} anchor="end" text={sum} />
          </>
        )}
      />
    </>
  ),
};

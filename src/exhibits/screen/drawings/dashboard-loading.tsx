import { Buoy, type Drawing, TopBar, Words } from '../Canvas.tsx';
import { inks } from '../inks.ts';

/** The requests of the dashboard, each with its start and end in seconds, before and now. */
const REQUESTS = [
  ['Page', [0, 1.4], [0, 0.4]],
  ['Sign-in', [1.4, 2.6], [0.3, 0.6]],
  ['Sales by region', [2.6, 5.9], [0.5, 1.2]],
  ['Stock', [3.1, 6.8], [0.5, 1.4]],
  ['Delivery map', [5.9, 8.7], [0.6, 1.7]],
  ['Forecast', [6.8, 9.5], [0.6, 1.9]],
] as const;
/** The x of second 0, and units per second. */
const ORIGIN = 388;
const SECOND = 38;

const bar = (y: number, height: number, [from, to]: readonly [number, number]) => {
  const width = Math.round((to - from) * SECOND);
  return `M${Math.round(ORIGIN + from * SECOND)} ${y}h${width}v${height}h-${width}z`;
};

/** Loading time by week, in seconds. */
const WEEKS = [9.6, 9.4, 9.7, 9.5, 9.3, 9.5, 6.1, 4.2, 3.0, 2.3, 2.0, 1.9];
const history = WEEKS.map(
  (seconds, week) => `${28 + week * 67.6} ${Math.round(516 - seconds * 9.5)}`,
).join('L');

const narrowHistory = WEEKS.map(
  (seconds, week) => `${Math.round(20 + (week * 280) / 11)} ${Math.round(252 - seconds * 9.5)}`,
).join('L');

export const drawing: Drawing = {
  label:
    'Sales dashboard: its loading time falls from 9.5 to 1.9 seconds, an improvement of 80 per cent',
  narrow: {
    title: 'Sales dashboard',
    label: 'Load time after 12 weeks',
    figure: '1.9 s',
    beside: 'was 9.5 s',
    chart: (
      <>
        <path {...inks.pale} d={`M20 252L${narrowHistory}V252z`} />
        <path {...inks.line} d={`M${narrowHistory}`} />
        <path {...inks.ruleStrong} d="M20 252h280" />
        <Buoy x={300} y={234} />
      </>
    ),
    rows: REQUESTS.slice(3).map(([name, before, now]) => [
      name,
      `${now[1].toFixed(1)} s, was ${before[1].toFixed(1)} s`,
    ]),
  },
  draw: () => (
    <>
      <TopBar title="Sales dashboard" fact="Loading, all markets" action="Share report" />
      <Words x={28} y={108} as="label" text="Ready after" />
      <Words x={24} y={172} as="display" text="1.9 s" />
      <Words x={28} y={208} as="label" text="9.5 s before" />
      <path {...inks.pale} d="M28 238h168v12H28z" />
      <path {...inks.brand} d="M28 238h34v12H28z" />
      <Words x={28} y={288} as="strong" ink="ok" text="Improved by 80%" />
      <path {...inks.rule} d="M228 68v306M0 374h800" />
      <path
        {...inks.rule}
        d={[0, 2, 4, 6, 8, 10].map((second) => `M${ORIGIN + second * SECOND} 84v256`).join('')}
      />
      {REQUESTS.map(([name, before, now], i) => {
        const y = 88 + i * 42;
        return (
          <g key={name}>
            <Words x={252} y={y + 20} as="label" text={name} />
            <path {...inks.pale} d={bar(y, 12, before)} />
            <path {...inks.brand} d={bar(y + 13, 12, now)} />
          </g>
        );
      })}
      <Buoy x={ORIGIN + 1.9 * SECOND} y={317} />
      {[0, 2, 4, 6, 8, 10].map((second) => (
        <Words
          key={second}
          x={ORIGIN + second * SECOND}
          y={361}
          as="label"
          {...(second > 0 && { anchor: second === 10 ? 'end' : 'middle' })}
          text={second === 10 ? '10 s' : second}
        />
      ))}
      <Words x={28} y={408} as="label" text="Loading time, 12 weeks" />
      <path {...inks.pale} d={`M28 516L${history}V516z`} />
      <path {...inks.line} d={`M${history}`} />
      <path {...inks.ruleStrong} d="M28 516h744" />
    </>
  ),
};

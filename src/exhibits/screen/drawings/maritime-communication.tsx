import { Buoy, type Drawing, TopBar, Words } from '../Canvas.tsx';
import { inks } from '../inks.ts';

const VESSELS = [
  ['Aurelia M.', 'Ready for the pilot', '14:06'],
  ['Norse Gate', 'Crew list attached', '13:41'],
  ['Castor Bay', 'Bunkers 412 t', '12:20'],
  ['Vela Star', 'Arrived, all well', '11:58'],
] as const;

/** The coast, the course and the position of the ship. */
function Chart() {
  return (
    <>
      <path {...inks.quiet} d="M301 68h499v196H301z" />
      <path
        {...inks.land}
        d="M301 264v-44c20 2 26-12 40-9s18 14 32 14 20-2 28-14 22-16 38-14 34 8 38 20 10 12 24 12 30 2 40 12 18 12 24 23zM628 68c10 10 8 22 20 28s20 0 30 6 10 22 24 28 26 2 34 10 16 20 30 22 22 0 34 6V68z"
      />
      <path {...inks.course} d="M330 96C420 110 470 150 540 156S680 190 800 250" />
      <path {...inks.line} d="M330 96C420 110 470 150 540 156" />
      <Buoy x={540} y={156} />
    </>
  );
}

export const drawing: Drawing = {
  label:
    'Messages between ships and shore: a vessel’s track, and its cost falling from 2,450 to 490 dollars a month',
  narrow: {
    title: 'Vessel messages',
    label: 'Cost per vessel, monthly',
    figure: '$490',
    beside: 'was $2,450',
    chart: (
      <g transform="translate(-193 112) scale(0.641)">
        <Chart />
      </g>
    ),
    rows: VESSELS.slice(0, 3).map(([name, message]) => [name, message]),
  },
  draw: () => (
    <>
      <TopBar title="Vessel messages" fact="14 at sea" action="New message" />
      <Words x={28} y={104} as="label" text="Cost per vessel, monthly" />
      <Words x={25} y={154} as="figure" text="$490" />
      <Words x={272} y={154} as="label" anchor="end" text="was $2,450" />
      <path {...inks.tint} d="M28 174h244v10H28z" />
      <path {...inks.brand} d="M28 174h49v10H28z" />
      <path {...inks.quiet} d="M0 212h300v82H0z" />
      <path {...inks.brand} d="M0 212h6v82H0z" />
      {VESSELS.map(([name, message, time], i) => {
        const y = 212 + i * 82;
        return (
          <g key={name}>
            <path {...inks.rule} d={`M0 ${y}h300`} />
            <Words x={28} y={y + 35} as="strong" text={name} />
            <Words x={272} y={y + 35} as="label" anchor="end" text={time} />
            <Words x={28} y={y + 61} as="label" text={message} />
          </g>
        );
      })}
      <Chart />
      <Words x={540} y={136} as="strong" anchor="middle" text="Aurelia M." />
      <path {...inks.rule} d="M300 68v472M300 264h500" />
      <Words x={328} y={298} as="label" text="54.31 N, 11.08 E" />
      <Words x={772} y={298} as="label" anchor="end" text="14.2 knots, by coast network" />
      <path {...inks.quiet} d="M328 312h300v74H328z" />
      <Words x={346} y={342} text="Pilot at 16:30 confirmed?" />
      <Words x={346} y={370} as="label" text="Bridge, 14:02" />
      <path {...inks.brand} d="M472 394h300v74H472z" />
      <Words x={490} y={424} ink="onBrand" text="Confirmed, berth 4, north side" />
      <Words x={490} y={452} ink="onBrand" text="Shore, 14:05" />
      <path {...inks.ruleStrong} d="M328.5 480.5h443v40h-443z" />
      <Words x={346} y={507} as="label" text="Message to the bridge" />
    </>
  ),
};

import { Buoy, type Drawing, TopBar, Words } from '../Canvas.tsx';
import { inks } from '../inks.ts';

/** How many players the cluster has; each is one square of the map. */
const PLAYERS = 135;
const HUBS = [
  [440, 190],
  [660, 170],
  [560, 310],
  [420, 430],
  [690, 430],
] as const;

/** The angle between neighbours on a sunflower head: even, without rows. */
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

/** Where the players stand: in turn around each hub, further out the later they joined. */
const places = Array.from({ length: PLAYERS }, (_, i) => {
  const [x, y] = HUBS[i % HUBS.length] ?? HUBS[0];
  const turn = i * GOLDEN;
  const reach = 20 + 17 * Math.sqrt(i / HUBS.length);
  return [Math.round(x + Math.cos(turn) * reach), Math.round(y + Math.sin(turn) * reach)] as const;
});

const squares = places.map(([x, y]) => `M${x - 4} ${y}h8`).join('');
const links = places.map(([x, y], i) => {
  const [hubX, hubY] = HUBS[i % HUBS.length] ?? HUBS[0];
  return `M${hubX} ${hubY}L${x} ${y}`;
});

/** Cables between the hubs, through the one in the middle. */
const CABLES = 'M440 190L660 170L560 310L420 430L690 430M440 190L420 430M560 310L690 430';

const SUPPLIERS = [
  ['Aerostruct Norte', 'Composites, Porto'],
  ['Baltic Optics', 'Sensors, Vilnius'],
  ['Deltaforge', 'Machining, Leiria'],
  ['Sentry Data', 'Software, Lisbon'],
] as const;

/** The players around their hubs. */
function Network() {
  return (
    <>
      <path {...inks.rule} d={links.join('')} />
      <path {...inks.inkLine} d={CABLES} />
      <path {...inks.players} d={squares} />
      {HUBS.slice(1).map(([x, y]) => (
        <path key={x} d={`M${x - 9} ${y - 9}h18v18h-18z`} />
      ))}
      <Buoy x={440} y={190} />
    </>
  );
}

export const drawing: Drawing = {
  label:
    'Supplier directory of a defence cluster: a list of companies beside the network of its 135 players',
  narrow: {
    title: 'Suppliers',
    label: 'Players',
    figure: `${PLAYERS}`,
    chart: (
      <g transform="translate(-10 46) scale(0.4)">
        <Network />
      </g>
    ),
    rows: [
      ['Aerostruct Norte', 'Porto'],
      ['Baltic Optics', 'Vilnius'],
      ['Deltaforge', 'Leiria'],
    ],
  },
  draw: () => (
    <>
      <TopBar title="Suppliers" fact="135 players" action="Add a company" />
      <path {...inks.ruleStrong} d="M28.500 92.500h263v46h-263z" />
      <Words x={46} y={122} as="label" text="Name, field or town" />
      <path {...inks.quiet} d="M0 168h320v84H0z" />
      <path {...inks.brand} d="M0 168h6v84H0z" />
      {SUPPLIERS.map(([name, field], i) => {
        const y = 168 + i * 84;
        return (
          <g key={name}>
            <path {...inks.rule} d={`M0 ${y}h320`} />
            <Words x={28} y={y + 37} as="strong" text={name} />
            <Words x={28} y={y + 63} as="label" text={field} />
          </g>
        );
      })}
      <path {...inks.rule} d="M320 68v472M0 504h320" />
      <Network />
    </>
  ),
};

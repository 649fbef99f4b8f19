import { HUBS, LINKS, lines, MEMBERS } from '../../cluster.ts';
import { Buoy, type Drawing, TopBar, Words } from '../Canvas.tsx';
import { inks } from '../inks.ts';

const squares = MEMBERS.map(({ x, y }) => `M${x - 4} ${y}h8`).join('');

/** The first member of each of four hubs. */
const LISTED = HUBS.slice(0, 4).flatMap(({ field }) =>
  MEMBERS.filter((member) => member.field === field).slice(0, 1),
);

/** The members around their hubs, and the lines between them. */
function Network() {
  return (
    <>
      <path {...inks.ruleStrong} d={lines(LINKS)} />
      <path {...inks.players} d={squares} />
      <Buoy x={HUBS[0].x} y={HUBS[0].y} />
    </>
  );
}

export const drawing: Drawing = {
  label: 'Directory of a defence cluster: a list of members beside the network of its 135 members',
  narrow: {
    title: 'Directory',
    label: 'Members',
    figure: MEMBERS.length,
    chart: (
      <g transform="translate(118 66) scale(0.44)">
        <Network />
      </g>
    ),
    rows: LISTED.slice(0, 3).map(({ name, town }) => [name, town] as const),
  },
  draw: () => (
    <>
      <TopBar title="Directory" fact="135 members" action="Invite a member" />
      <path {...inks.ruleStrong} d="M28.500 92.500h263v46h-263z" />
      <Words x={46} y={122} as="label" text="Name, field or town" />
      <path {...inks.quiet} d="M0 168h320v84H0z" />
      <path {...inks.brand} d="M0 168h6v84H0z" />
      {LISTED.map(({ name, field, town }, i) => {
        const y = 168 + i * 84;
        return (
          <g key={name}>
            <path {...inks.rule} d={`M0 ${y}h320`} />
            <Words x={28} y={y + 37} as="strong" text={name} />
            <Words x={28} y={y + 63} as="label" text={`${field}, ${town}`} />
          </g>
        );
      })}
      <path {...inks.rule} d="M320 68v472M0 504h320" />
      <g transform="translate(320 104)">
        <Network />
      </g>
    </>
  ),
};

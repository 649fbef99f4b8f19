import { Buoy, type Drawing, Rows, Words } from '../Canvas.tsx';
import { inks } from '../inks.ts';

/** The share of members who stayed, in percent. */
const STAYED = 85;
const CENTRE = { x: 180, y: 264 };

/** A point `share` percent clockwise from the top of the dial, at `radius` units from its centre. */
function onDial(share: number, radius: number): string {
  const angle = (share / 100) * Math.PI * 2;
  const x = CENTRE.x + radius * Math.sin(angle);
  const y = CENTRE.y - radius * Math.cos(angle);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** An arc of the dial, clockwise. */
function arc(from: number, to: number, radius: number): string {
  const large = to - from > 50 ? 1 : 0;
  return `M${onDial(from, radius)}A${radius} ${radius} 0 ${large} 1 ${onDial(to, radius)}`;
}
const [buoyX = 0, buoyY = 0] = onDial(STAYED, 96).split(' ').map(Number);

const RENEWALS = [
  { name: 'Amelie Brandt', line: 'Rowing, full', value: 'Renewed', ink: 'ink2' },
  { name: 'Tom Adeyemi', line: 'Sailing, family', value: 'Renewed', ink: 'ink2' },
  { name: 'Ida Kowalska', line: 'Rowing, student', value: 'Write to her', ink: 'link' },
  { name: 'Paul Heron', line: 'Gym, full', value: 'Renewed', ink: 'ink2' },
] as const;

export const drawing: Drawing = {
  label:
    'Membership app on a phone: 85 per cent of the members stayed this season, and the renewals due this week',
  fold: 392,
  draw: () => (
    <>
      <Words x={27} y={94} as="heading" text="Members" />
      <Words x={28} y={122} as="label" text="Season 2025, 1,240 members" />
      {/* A round scale with a tick for each percent */}
      <path {...inks.dialRest} d={arc(STAYED, 100, 106)} pathLength={(100 - STAYED) * 4} />
      <path {...inks.dialFilled} d={arc(0, STAYED, 106)} pathLength={STAYED * 4} />
      <path {...inks.dialEdge} d={arc(0, STAYED, 96)} />
      <Words x={CENTRE.x} y={280} as="display" anchor="middle" text={`${STAYED}%`} />
      <Words x={CENTRE.x} y={312} as="label" anchor="middle" text="stayed" />
      <Buoy x={buoyX} y={buoyY} />
      <Words x={28} y={420} as="strong" text="Due this week" />
      <Words x={332} y={420} as="label" anchor="end" text={9} />
      <Rows y={438} rows={RENEWALS} />
    </>
  ),
};

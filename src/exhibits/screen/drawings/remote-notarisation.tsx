import { Buoy, type Drawing, Tick, Words } from '../Canvas.tsx';
import { inks } from '../inks.ts';

const PEOPLE = [
  ['Notary', 28, 'ink'],
  ['You', 184, 'brand'],
] as const;

const STEPS = ['Identity checked', 'Document sealed'];

export const drawing: Drawing = {
  label:
    'Remote signing session on a phone: the notary and the signatory on video, a power of attorney being signed, as an example 1,000,000 transactions to date',
  fold: 262,
  draw: () => (
    <>
      <Words x={27} y={94} as="heading" text="Power of attorney" />
      <Words x={28} y={122} as="label" text="Signing session, live" />
      {PEOPLE.map(([name, x, ink]) => (
        <g key={name} transform={`translate(${x} 142)`}>
          <path {...inks.pale} d="M0 0h148v112H0z" />
          <path
            {...inks[ink]}
            d="M74 24c13 0 20 9 20 21 0 13-8 24-20 24s-20-11-20-24c0-12 7-21 20-21zM24 112c2-24 18-34 38-36 4 5 8 7 12 7s8-2 12-7c20 2 36 12 38 36z"
          />
          <path {...inks.light} d="M8 82h64v24H8z" />
          <Words x={15} y={100} as="label" text={name} />
        </g>
      ))}
      {/* The page, its lines and the signature under way */}
      <path {...inks.ruleStrong} d="M28.500 270.500h303v196h-303z" />
      <Words x={46} y={302} as="strong" text="Page 3 of 3" />
      <path {...inks.rule} d="M46 322h268M46 336h252M46 350h268M46 364h176M46 444h268" />
      <path
        {...inks.line}
        d="M62 438c14-30 26-52 34-50 9 3-14 48-5 50s20-34 28-33-4 27 5 28c10 0 16-26 24-26s-2 24 7 24 12-20 20-20 4 14 14 14c8 0 20-12 36-24"
      />
      <Buoy x={225} y={401} />
      {STEPS.map((step, i) => (
        <g key={step}>
          <Tick x={36} y={493 + i * 38} />
          <Words x={56} y={500 + i * 38} as="strong" text={step} />
        </g>
      ))}
      <path {...inks.rule} d="M28 558h304" />
      <Words x={28} y={590} as="label" text="Example: transactions to date" />
      <Words x={332} y={590} as="strong" anchor="end" text="1,000,000" />
      <path {...inks.brand} d="M28 614h304v54H28z" />
      <Words x={180} y={647} as="strong" ink="onBrand" anchor="middle" text="Finish signing" />
    </>
  ),
};

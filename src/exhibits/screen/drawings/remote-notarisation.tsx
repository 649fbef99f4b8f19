import { Buoy, type Drawing, Tick, Words } from '../Canvas.tsx';
import { inks } from '../inks.ts';

/** The people on video: the x of the picture, the width of the label, and their features. */
const PEOPLE = [
  {
    name: 'Notary',
    x: 28,
    label: 70,
    ink: 'ink',
    behind: '',
    hair: 'M49 60c-3-27 9-39 25-39s28 12 25 39c-2-11-5-17-9-21-9 4-22 4-32 0-4 4-7 10-9 21z',
    // Glasses.
    worn: 'M58 58a8 8 0 1 0 16 0a8 8 0 1 0-16 0M74 58a8 8 0 1 0 16 0a8 8 0 1 0-16 0',
  },
  {
    name: 'You',
    x: 184,
    label: 50,
    ink: 'brand',
    behind: 'M42 108c-5-54 6-90 32-90s37 36 32 90z',
    hair: 'M50 56c-2-24 8-34 24-34s26 10 24 34c-6-8-10-14-12-20-8 10-22 18-36 20z',
    worn: '',
  },
] as const;

/** The side of a face away from the light, and the neck under the chin. */
const SHADE =
  'M83 28c10 4 14 15 14 29 0 12-5 22-12 27v10c-3 5-7 7-11 7s-8-2-11-7v-8c3 2 7 4 11 4 8-6 12-14 13-24 1-13 0-27-4-38z';
/** Eyes on the page, nose and mouth. */
const READING = 'M62 58q4 4 8 0M78 58q4 4 8 0M75 61l-2 7h4M69 75q5 3 10 0';

/** The steps, and whether each is done at 10:11. */
const STEPS = [
  ['Identity checked', true],
  ['Not signed yet', false],
  ['Not sealed yet', false],
] as const;

export const drawing: Drawing = {
  label:
    'Remote signing on a phone at 10:11: notary and signatory on video, reading a deed not yet signed',
  clock: '10:11',
  fold: 280,
  draw: () => (
    <>
      <Words x={27} y={94} as="heading" text="Deed of sale" />
      <Words x={28} y={122} as="label" text="Reading it together" />
      {PEOPLE.map(({ name, x, label, ink, behind, hair, worn }) => (
        <g key={name} transform={`translate(${x} 142)`}>
          <path {...inks.pale} d="M0 0h148v128H0z" />
          <path {...inks[ink]} d={`${behind}M22 128c2-24 20-34 40-37h24c20 3 38 13 40 37z`} />
          <path
            {...inks.light}
            d="M74 26c16 0 23 12 23 31 0 12-5 22-12 27v10c-3 5-7 7-11 7s-8-2-11-7V84c-7-5-12-15-12-27 0-19 7-31 23-31z"
          />
          <path {...inks.brandOnDark} d={SHADE} />
          <path {...inks[ink]} d={hair} />
          <path {...inks.inkLine} d={READING + worn} />
          <path {...inks.light} d={`M8 98h${label}v24H8z`} />
          <Words x={15} y={116} as="label" text={name} />
        </g>
      ))}
      {/* The shared page, with the line being read highlighted */}
      <path {...inks.ruleStrong} d="M28.500 286.500h303v180h-303z" />
      <Words x={46} y={318} as="strong" text="Page 2 of 3" />
      <Words x={314} y={318} as="label" anchor="end" text="Turned by the notary" />
      <path {...inks.tint} d="M29 376h302v28H29z" />
      <path
        {...inks.rule}
        d="M46 342h268M46 358h252M46 374h268M46 390h226M46 414h268M46 430h240M46 446h176"
      />
      <Buoy x={286} y={390} />
      {STEPS.map(([step, done], i) => (
        <g key={step}>
          {done ? (
            <Tick x={36} y={501 + i * 36} />
          ) : (
            <path {...inks.ruleStrong} d={`M28.500 ${493.5 + i * 36}h15v15h-15z`} />
          )}
          <Words x={56} y={507 + i * 36} as="strong" ink={done ? undefined : 'ink2'} text={step} />
        </g>
      ))}
      <path {...inks.brand} d="M28 608h304v54H28z" />
      <Words x={180} y={641} as="strong" ink="onBrand" anchor="middle" text="Read that again" />
    </>
  ),
};

import { type Drawing, Words } from '../Canvas.tsx';
import { inks } from '../inks.ts';

const QUESTION = 'hip pain at night';

const FIELDS = [
  ['Symptoms', 24],
  ['Treatment', 18],
  ['Exercises', 9],
  ['Specialists', 31],
] as const;

const RESULTS = [
  ['Hip pain at night', 'Causes, tests and what helps, 4 min', true],
  ['When to see a doctor', 'Seven signs in a painful hip, 3 min', true],
  ['Exercises for the hip', 'Six steps with drawings, 6 min', false],
] as const;

export const drawing: Drawing = {
  label:
    'Search for health information: three results on hip pain, two of them read by a clinician',
  narrow: {
    title: 'What would you like to know?',
    label: 'Answers read by a clinician',
    figure: `${RESULTS.filter(([, , isRead]) => isRead).length} of ${RESULTS.length}`,
    chart: (
      <>
        <path {...inks.line} d="M21.500 167.500h277v66h-277z" />
        <circle {...inks.inkLine} cx="50" cy="198" r="9" />
        <path {...inks.inkLine} d="M57 205l8 8" />
        <Words x={80} y={208} as="query" text={QUESTION} caret />
      </>
    ),
    rows: RESULTS.map(([title, , isRead]) =>
      isRead ? ([title, 'Read', 'ok'] as const) : ([title, 'In review'] as const),
    ),
  },
  draw: () => (
    <>
      <path {...inks.tint} d="M0 0h800v204H0z" />
      <Words x={28} y={52} as="heading" text="What would you like to know?" />
      <path {...inks.light} d="M28 76h744v66H28z" />
      <path {...inks.line} d="M29.500 77.500h741v63h-741z" />
      <circle {...inks.inkLine} cx="58" cy="106" r="9" />
      <path {...inks.inkLine} d="M65 113l8 8" />
      <Words x={92} y={117} as="query" text={QUESTION} caret />
      <path {...inks.brand} d="M652 76h120v66H652z" />
      <Words x={712} y={115} as="strong" ink="onBrand" anchor="middle" text="Search" />
      <Words x={28} y={180} text="We do not keep your question once it is answered." />
      <path {...inks.rule} d="M212 204v336" />
      {FIELDS.map(([name, count], i) => (
        <g key={name}>
          <path
            {...(i === 0 ? inks.brand : inks.ruleStrong)}
            d={`M28.500 ${230.5 + i * 48}h17v17h-17z`}
          />
          <Words x={60} y={246 + i * 48} as={i === 0 ? 'strong' : 'text'} text={name} />
          <Words x={190} y={246 + i * 48} as="label" anchor="end" text={count} />
        </g>
      ))}
      <path {...inks.onBrandLine} d="M32 239l4 4 7-8" />
      {RESULTS.map(([title, line, isRead], i) => {
        const y = 204 + i * 112;
        return (
          <g key={title}>
            {i > 0 && <path {...inks.rule} d={`M240 ${y}h532`} />}
            <Words x={240} y={y + 42} as="result" text={title} />
            <Words x={240} y={y + 69} as="label" text={line} />
            <Words
              x={240}
              y={y + 95}
              as="strong"
              ink={isRead ? 'ok' : 'ink2'}
              text={isRead ? 'Read by a clinician' : 'In review'}
            />
          </g>
        );
      })}
    </>
  ),
};

import { SPENDING } from '../../contractors.ts';
import { Buoy, column, type Drawing, Rows, Words } from '../Canvas.tsx';
import { inks } from '../inks.ts';

const MONTHS = 'JFMAMJJAS';
const MONTH = 34.6;
const FLOOR = 346;

const bars = (share: number, year: 0 | 1) =>
  SPENDING.map((month, i) => column(28 + (i + share) * MONTH, FLOOR, 12, month[year])).join('');

const INVOICES = [
  { name: 'M. Feld, data', line: '64 h at $92', value: '$5,888' },
  { name: 'Kiln Studio', line: 'Fixed price', value: '$12,400' },
  { name: 'R. Osei, testing', line: '38 h at $71', value: '$2,698' },
];

export const drawing: Drawing = {
  label:
    'Contractors on a phone: over 200 thousand dollars saved this year, and three invoices to approve',
  fold: 392,
  draw: () => (
    <>
      <Words x={27} y={94} as="heading" text="Contractors" />
      <Words x={28} y={136} as="label" text="Saved since January" />
      <Words x={25} y={192} as="total" text="$203,480" />
      <Words x={28} y={222} as="label" text="$622,130 after $825,610" />
      <path {...inks.pale} d={bars(0, 0)} />
      <path {...inks.brand} d={bars(0.36, 1)} />
      <path {...inks.ruleStrong} d={`M28 ${FLOOR}h304`} />
      {[...MONTHS].map((letter, i) => (
        <Words
          key={i}
          x={Math.round(40 + i * MONTH)}
          y={368}
          as="label"
          anchor="middle"
          text={letter}
        />
      ))}
      <Buoy x={323} y={286} />
      <path {...inks.rule} d="M9 392h342" />
      <Words x={28} y={424} as="strong" text="To approve" />
      <Words x={332} y={424} as="label" anchor="end" text="3 of 41" />
      <Rows y={442} rows={INVOICES} />
      <path {...inks.brand} d="M28 658h304v54H28z" />
      <Words x={180} y={691} as="strong" ink="onBrand" anchor="middle" text="Approve 3 invoices" />
    </>
  ),
};

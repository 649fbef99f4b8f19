import sharp from 'sharp';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { smallContent } from '../../../tests/fixtures/small-content.ts';
import { drawingsIn, platesIn } from './pictures.ts';

const { write, change, read, problems } = smallContent();

const ANA = { name: 'Ana Sousa', position: 'Engineer', order: 3 };
const TEAM = 'content/team.yaml';
/** The start of messages about the portrait: file, line and path. */
const FIELD = `${TEAM}:6  ana-sousa.portrait.file`;

function problemsOf(portrait: unknown): string[] {
  write('team.yaml', stringify({ 'ana-sousa': { ...ANA, portrait } }));
  return problems();
}

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } });

/** Writes a photograph to the folder of team portraits. */
const put = (name: string, content: string | Buffer) => write(`team/${name}`, content);

const drawn = () => drawingsIn(read().entries).filter(({ entry }) => entry.id === 'ana-sousa');

test('a photograph beside its list is drawn in the cut of its place', async () => {
  put('ana.jpg', await photograph(1200, 1500).jpeg().toBuffer());
  const portrait = { file: 'ana.jpg', alt: '', focus: '40% 30%', treatment: 'engraved' };
  expect(problemsOf(portrait)).toEqual([]);
  expect(drawn()).toMatchObject([
    {
      cut: 'portrait',
      path: ['portrait'],
      subject: {
        kind: 'photograph',
        file: 'content/team/ana.jpg',
        focus: [40, 30],
        treatment: 'engraved',
        theme: 'pale',
      },
    },
  ]);
});

test('the picture of a section lies beside the file of its page', async () => {
  write('services/lab.jpg', await photograph(2400, 1600).jpeg().toBuffer());
  const picture = '    picture: { file: lab.jpg, alt: "" }';
  change('services/qa.yaml', 'layout: plain', `layout: beside\n${picture}`);
  expect(problems()).toEqual([]);
  const { entries } = read();
  const files = drawingsIn(entries).map(({ subject }) => 'file' in subject && subject.file);
  expect(files).toContain('content/services/lab.jpg');
});

test('a record without a picture gets a plate from its name', () => {
  expect(problemsOf(undefined)).toEqual([]);
  expect(drawn()).toMatchObject([{ cut: 'card', seed: 'ana-sousa', subject: { theme: 'pale' } }]);
});

test('only plates that content or a component shows are drawn, in the cuts they need', () => {
  expect(problemsOf('person/ines-duarte')).toEqual([]);
  const plates = platesIn(read().entries);
  expect(plates).toContain('person/ines-duarte@portrait');
  expect(plates).not.toContain('person/ines-duarte@portrait-small');
  expect(plates).not.toContain('person/tomas-reinholt@portrait');
  expect(plates).toContain('frame/home@hero');
  expect(plates).not.toContain('frame/belong@square');
});

test('neighbours in a row differ in theme and plate', () => {
  const team = [1, 2, 3, 4, 5, 6].map((order) => [`colleague-${order}`, { ...ANA, order }]);
  write('team.yaml', stringify(Object.fromEntries(team)));
  const looks = drawingsIn(read().entries)
    .filter(({ entry }) => entry.collection === 'team')
    .map(({ subject }) => subject);
  const kinds = looks.map(({ kind }) => kind);
  expect(kinds.some((kind, place) => kind === kinds[place + 1])).toBe(false);
  expect(new Set(looks.map(({ theme }) => theme)).size).toBe(6);
});

test('a photograph is measured after EXIF rotation', async () => {
  const lying = photograph(700, 480).withMetadata({ orientation: 6 });
  put('ana.jpg', await lying.jpeg().toBuffer());
  expect(problemsOf({ file: 'ana.jpg', alt: '' })).toEqual([]);
  put('ana.jpg', await photograph(700, 480).jpeg().toBuffer());
  expect(problemsOf({ file: 'ana.jpg', alt: '' })).toHaveLength(1);
});

/** Portraits, with the content of their file if it exists, and the expected message. */
const WRONG: readonly [portrait: unknown, says: string, file?: () => Promise<Buffer>][] = [
  [
    { file: 'anna.jpg', alt: '' },
    `${FIELD}: content/team/anna.jpg is missing; put the picture there or correct the name`,
  ],
  [
    { file: 'ana.jpg' },
    `${TEAM}:6  ana-sousa.portrait.alt: is missing; say what the picture shows, or write alt: "" if the text beside it says all`,
  ],
  [
    'ana.jpg',
    `${TEAM}:5  ana-sousa.portrait: a picture of your own has fields: write "file: ana.jpg" and "alt: …" on lines of their own below this name`,
  ],
  [
    { file: 'ana.jpg', alt: '', treatmnt: 'tinted' },
    `${TEAM}:8  ana-sousa.portrait: unknown field "treatmnt"; did you mean "treatment"?`,
  ],
  [
    { file: 'ana.jpg', alt: '', treatment: 'engrave' },
    `${TEAM}:8  ana-sousa.portrait.treatment: unknown value "engrave"; did you mean "engraved"?`,
  ],
  [
    { file: 'ana.jpg', alt: '', focus: '40 30' },
    `${TEAM}:8  ana-sousa.portrait.focus: expected two percentages such as 40% 30%, from the left and from the top; got "40 30"`,
  ],
  [
    { file: 'ana sousa.jpg', alt: '' },
    `${FIELD}: expected the name of a JPEG, PNG, WebP, AVIF or SVG file beside this one, without spaces, such as ana.jpg; got "ana sousa.jpg"`,
  ],
  [
    { file: 'IMG_0042.HEIC', alt: '' },
    `${FIELD}: expected the name of a JPEG, PNG, WebP, AVIF or SVG file, since browsers can’t show HEIC: save the photograph as JPEG; got "IMG_0042.HEIC"`,
  ],
  [
    { file: 'ana.jpg', alt: '' },
    `${FIELD}: content/team/ana.jpg has too few pixels: 420 × 600, of which this place shows 420 × 525 and needs 480 × 600; choose a larger file, or treatment: engraved, which needs fewer`,
    () => photograph(420, 600).jpeg().toBuffer(),
  ],
  [
    { file: 'ana.png', alt: '' },
    `${FIELD}: content/team/ana.png has too many pixels: 12000 × 12000, at most 64 million; save it smaller, 2,000 pixels wide will do everywhere`,
    () => photograph(12_000, 12_000).png().toBuffer(),
  ],
  [
    { file: 'ana.jpg', alt: '' },
    `${FIELD}: content/team/ana.jpg is too large: 6.2 MB, at most 5 MB; save it smaller, 2,000 pixels wide will do everywhere`,
    async () =>
      Buffer.concat([await photograph(1200, 1500).jpeg().toBuffer(), Buffer.alloc(6_200_000)]),
  ],
  [
    { file: 'ana.jpg', alt: '' },
    `${FIELD}: content/team/ana.jpg can't be read as a picture: save it again as JPEG, PNG, WebP, AVIF or SVG`,
    async () => Buffer.from('Dear colleagues'),
  ],
  [
    { file: 'ana.jpg', alt: '' },
    `${FIELD}: content/team/ana.jpg is a picture of the type gif: save it as JPEG, PNG, WebP, AVIF or SVG`,
    () => photograph(1200, 1500).gif().toBuffer(),
  ],
  [
    { file: 'ana.svg', alt: '' },
    `${FIELD}: content/team/ana.svg contains <script>: remove it, or export it as plain SVG, with pictures embedded`,
    async () =>
      Buffer.from('<svg viewBox="0 0 4 5" xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  ],
];

test.each(WRONG)('$1', async (portrait, says, file) => {
  const name = (portrait as { file?: string }).file ?? 'ana.jpg';
  if (file) put(name, await file());
  expect(problemsOf(portrait)).toEqual([says]);
});

test('a file name with a space is refused, in any folder', () => {
  put('ana sousa.jpg', 'no matter');
  expect(problemsOf(undefined)).toEqual([
    'content/team/ana sousa.jpg:1  the name must be content/team/ana-sousa.jpg: rename the file',
  ]);
});

function problemsOfScreen(screen: unknown): string[] {
  const hero = { type: 'pageHero', layout: 'plain', id: 'intro', heading: 'Portal' };
  const lead = 'How the portal of a landlord came to be.';
  const exhibit = { type: 'exhibit', drawing: 'screen', id: 'screen', heading: 'The list' };
  const page = {
    name: 'Portal',
    title: 'A portal for tenants',
    description: 'Tenants report what is broken, and see what becomes of it.',
    sections: [
      { ...hero, lead },
      { ...exhibit, screen },
    ],
  };
  write('pages/portal.yaml', stringify(page));
  return problems();
}

test('a screenshot can replace a drawn screen', async () => {
  write('pages/portal.png', await photograph(1440, 900).png().toBuffer());
  const screenshot = { file: 'portal.png', alt: 'The list of open reports' };
  expect(problemsOfScreen(screenshot)).toEqual([]);
  const own = drawingsIn(read().entries).filter(({ entry }) => entry.id === 'portal');
  expect(own).toMatchObject([
    { cut: 'screen', subject: { file: 'content/pages/portal.png', focus: [50, 0] } },
  ]);
  expect(problemsOfScreen('settlement')).toEqual([]);
});

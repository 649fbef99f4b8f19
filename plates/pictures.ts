/**
 * Every picture with a subject: its recipe, theme, and the part that no crop may cut. `registry.ts` assigns pictures to plates.
 * Coordinates are percent of the maps.
 */
import type { Changes, Recipe } from '../art/engraver/recipes.ts';
import type { ThemeName } from '../art/themes.ts';

/** A rectangle of the maps, by its edges. */
export type Frame = readonly [left: number, top: number, right: number, bottom: number];

/** A picture before it is cropped. */
export interface PictureRecord {
  recipe: Recipe;
  theme: ThemeName;
  /** The part that no crop may cut. */
  frame: Frame;
  /** The focal point. Default: the centre of the frame. */
  focus?: readonly [x: number, y: number];
  /** The number of engraved lines over the height of the maps. */
  lines: number;
  changes?: Changes;
  /** The orange point; its radius is in percent of the height. */
  buoy?: readonly [x: number, y: number, radius: number];
  /** The subject reaches the edges of the maps, so a crop stays within them. */
  bleeds?: boolean;
}

type Own = Partial<Omit<PictureRecord, 'recipe' | 'theme' | 'frame'>>;

/** The default number of lines. */
const LINES = { object: 54, person: 68 };

const object = (theme: ThemeName, frame: Frame, own: Own = {}): PictureRecord => ({
  recipe: 'object',
  theme,
  frame,
  lines: LINES.object,
  ...own,
});

/** Portraits show head and shoulders; no crop may cut head or neck. A head beside the middle has a frame of its own. */
const HEAD: Frame = [18, 8, 82, 74];
const person = (
  theme: ThemeName,
  own: Own & Partial<Pick<PictureRecord, 'frame'>> = {},
): PictureRecord => ({
  recipe: 'person',
  theme,
  frame: HEAD,
  focus: [50, 42],
  lines: LINES.person,
  bleeds: true,
  ...own,
});

const CLEAR: Changes = { ground: undefined };
/** Open water, whose lines continue where one wave hides another. */
const SEA: Changes = { surfaces: { 10: { relief: 0.25, folds: false } } };

/** A crew at its oars: arms are clear, so that they differ from the solid oars. */
const CREW: Changes['surfaces'] = {
  3: { albedo: 3 },
  10: { folds: false },
  12: { folds: false },
};
const rowers = (theme: ThemeName, frame: Frame) =>
  object(theme, frame, {
    bleeds: true,
    lines: 44,
    changes: { seam: 0.22, surfaces: CREW },
  });

/** By name of the maps. Neighbours on a page have different themes, and people different hair. */
export const PICTURES = {
  // The management team.
  'ines-duarte': person('tint', {
    changes: {
      white: 0.88,
      surfaces: {
        1: { albedo: 0.88, edge: true },
        2: { albedo: 0.95, strands: 30, least: 0.3, most: 0.85 },
      },
    },
  }),
  'tomas-reinholt': person('dark', {
    lines: 60,
    changes: { surfaces: { 2: { albedo: 0.75 }, 3: { edge: false } } },
  }),
  'amara-okafor': person('pale', {
    lines: 62,
    changes: {
      white: 0.88,
      surfaces: { 1: { albedo: 0.86, edge: true }, 2: { strands: 30, least: 0.5 } },
    },
  }),
  'rui-carvalho': person('deep', { changes: { surfaces: { 2: { albedo: 0.8 } } } }),
  'greta-mazeikaite': person('paper', {
    changes: {
      white: 0.9,
      surfaces: {
        1: { albedo: 0.9, edge: true },
        2: { albedo: 0.7, least: 0.5 },
        3: { relief: 0.2 },
        4: { albedo: 2 },
      },
    },
  }),
  'daniel-whitlock': person('brand', {
    frame: [22, 8, 95, 74],
    focus: [57, 42],
    lines: 64,
    changes: {
      white: 0.92,
      surfaces: { 1: { albedo: 0.88 }, 2: { albedo: 0.95 }, 4: { most: 0.8, edge: true } },
    },
  }),

  // Clients.
  'eva-lindqvist': person('tint', {
    changes: {
      white: 0.88,
      surfaces: {
        1: { albedo: 0.9, edge: true },
        2: { strands: 60, albedo: 0.9, least: 0.45, most: 0.84 },
      },
    },
  }),
  'marcus-fennimore': person('paper', {
    changes: {
      white: 0.9,
      surfaces: { 1: { albedo: 0.84, relief: 0.2, edge: true } },
    },
  }),
  'leila-haddad': person('dark', {
    frame: [14, 8, 90, 74],
    focus: [57, 42],
    changes: {
      white: 0.9,
      ground: { from: 0.3, to: 0 },
      surfaces: { 1: { albedo: 0.95 }, 2: { strands: 64, albedo: 1 }, 4: { albedo: 1.8, most: 1 } },
    },
  }),
  'jonas-petraitis': person('pale', {
    changes: {
      white: 0.92,
      seam: 0.1,
      surfaces: { 1: { albedo: 0.95, relief: 0.4, edge: true }, 2: { albedo: 0.7, least: 0.5 } },
    },
  }),
  'sofia-almeida': person('brand', {
    lines: 64,
    changes: {
      white: 0.93,
      surfaces: {
        1: { albedo: 0.93, edge: true },
        2: { strands: 28, albedo: 1.25, least: 0.15, most: 0.8, edge: true },
      },
    },
  }),

  // Industries.
  fintech: object('paper', [2, 18, 97, 77], {
    lines: 50,
    changes: {
      surfaces: {
        1: { heading: -0.7, relief: 0.3, albedo: 1.25 },
        2: { heading: 1.5708, relief: 0, albedo: 0.85 },
        3: { heading: -0.7, relief: 0.3 },
      },
    },
  }),
  healthtech: object('tint', [18, 3, 83, 94], { focus: [67, 53], buoy: [67, 53, 2.4] }),
  greentech: object('brand', [63.7, 10, 76.3, 89], {
    lines: 66,
    focus: [70.3, 33.3],
    changes: { surfaces: { 10: { relief: 0.1, folds: false } } },
    buoy: [68.7, 49.8, 1.2],
  }),
  legaltech: object('tint', [2, 14, 98, 88], {
    lines: 52,
    changes: { surfaces: { 4: { heading: 0, relief: 0.4, albedo: 0.6 } } },
  }),
  manufacturing: object('paper', [1, 6, 95, 91], {
    lines: 42,
    changes: {
      surfaces: {
        1: { heading: -0.5, relief: 0.4, albedo: 0.95 },
        2: { heading: 0.6, relief: 0.4, albedo: 0.9 },
        3: { heading: -1.1, relief: 0.5, albedo: 0.9 },
      },
    },
  }),
  proptech: object('deep', [10, 1, 85, 99], {
    lines: 70,
    changes: {
      seam: 0.14,
      surfaces: {
        1: { heading: 0, relief: 0, albedo: 0.85 },
        2: { heading: 0, relief: 0, albedo: 0.75 },
        7: { edge: false },
      },
    },
  }),
  retail: object('tint', [18, 3, 81, 93], {
    lines: 66,
    changes: { surfaces: { 1: { albedo: 0.82 } } },
    buoy: [67.6, 70.8, 1.6],
  }),
  agriculture: object('paper', [11, 2, 96, 92], { lines: 46 }),
  architecture: object('tint', [1, 4, 99, 96], { lines: 60, changes: CLEAR }),
  construction: object('deep', [5, 11, 95, 92], { lines: 58, changes: { seam: 0.14 } }),
  defence: object('dark', [20, 6, 79, 91], { changes: CLEAR }),
  education: object('pale', [4, 20, 94, 77]),
  energy: object('brand', [24, 3, 80, 97], { lines: 62, changes: { seam: 0.12 } }),
  government: object('pale', [1, 2, 95, 91], { lines: 50 }),
  'hospitality-leisure': object('dark', [9, 23, 91, 85], {
    changes: CLEAR,
    buoy: [50, 26.2, 1.8],
  }),
  'information-technology': object('deep', [22, 22, 78, 78], { bleeds: true, changes: CLEAR }),
  'marketing-advertising': object('brand', [15, 14, 91, 76], {
    changes: { surfaces: { 4: { albedo: 2, least: 0.14, most: 0.5 } } },
  }),
  productiontech: object('pale', [11, 12, 93, 90], { buoy: [25, 60, 2] }),
  security: object('dark', [23, 7, 77, 90], { changes: CLEAR }),
  space: object('deep', [10, 10, 96, 63], {
    changes: {
      ...CLEAR,
      surfaces: { 10: { heading: 0.12, relief: -0.12, albedo: 1.1, least: 0, most: 1 } },
    },
  }),
  sports: object('paper', [16, 15, 84, 83]),
  'supply-chain': object('brand', [21, 8, 78, 93]),
  transportation: object('tint', [3, 11, 90, 72], {
    bleeds: true,
    focus: [34, 42],
    changes: { surfaces: { 1: { heading: -0.35, albedo: 0.82 } } },
  }),

  // Services.
  'scoping-session': object('tint', [19, 1, 86, 89], {
    lines: 60,
    changes: {
      seam: 0.1,
      surfaces: {
        1: { albedo: 0.85 },
        2: { albedo: 0.86, folds: false },
        3: { albedo: 1, folds: false },
        4: { albedo: 1.2 },
        5: { edge: false },
      },
    },
    buoy: [60.2, 57.2, 1.4],
  }),
  'product-design': object('paper', [1, 18, 96, 79], {
    lines: 66,
    changes: {
      seam: 0.1,
      surfaces: {
        1: { heading: -0.83, relief: 0, albedo: 0.85 },
        2: { heading: -0.83, relief: 0, albedo: 0.85 },
        3: { heading: -0.83, relief: 0, albedo: 0.85 },
        4: { heading: 0.7, relief: 0.3, albedo: 1 },
        5: { heading: 0, relief: 0, albedo: 1.5, folds: false },
        7: { edge: false },
      },
    },
    buoy: [44.1, 70.5, 1.3],
  }),
  mvp: object('brand', [31, 23, 69, 70], { changes: SEA, buoy: [33.9, 74.4, 1.62] }),
  'software-development': object('dark', [2, 19, 97, 83], {
    lines: 47,
    changes: { ...CLEAR, surfaces: { 1: { albedo: 1.3 }, 4: { heading: -0.5, albedo: 1.3 } } },
  }),
  'web-development': object('pale', [25, 6, 75, 88], {
    lines: 50,
    changes: SEA,
    buoy: [26.4, 86, 1.8],
  }),
  'mobile-development': object('deep', [9, 3, 90, 97], {
    lines: 58,
    changes: {
      surfaces: { 4: { relief: 0.2 }, 5: { heading: 0, relief: 0, albedo: 1.4 } },
    },
    buoy: [32, 77.5, 3.2],
  }),
  'nearshore-teams': object('brand', [50, 19, 90.5, 85], {
    lines: 47,
    changes: { seam: 0.22, surfaces: CREW },
  }),
  'data-science-ai': object('dark', [10, 3, 90, 99], { lines: 66, changes: CLEAR }),
  'quality-assurance': object('tint', [2, 19, 98, 82], {
    lines: 66,
    changes: {
      seam: 0.06,
      surfaces: { 1: { albedo: 0.62 }, 2: { albedo: 0.62 }, 4: { albedo: 0.9 } },
    },
    buoy: [66, 33, 1.6],
  }),
  'digital-acceleration': object('tint', [28, 6, 72, 79], {
    lines: 72,
    changes: {
      seam: 0.14,
      surfaces: {
        1: { heading: 0.2, relief: 0.3, albedo: 0.8 },
        2: { heading: 1.5708, relief: 0 },
        7: { edge: false },
        10: { density: 0.6, relief: 0.2, albedo: 0.92, least: 0.12, folds: false },
      },
    },
  }),
  'code-audit': object('paper', [4, 6, 96, 94], {
    lines: 56,
    changes: { seam: 0.12, surfaces: { 1: { heading: 0, relief: 0, albedo: 1.8, most: 0.5 } } },
    buoy: [53.4, 48.3, 2.4],
  }),
  'ux-audit': object('dark', [22, 20, 76, 74], {
    lines: 58,
    bleeds: true,
    changes: {
      ...CLEAR,
      surfaces: {
        1: { heading: -0.12, relief: 0.5, albedo: 0.97, edge: false },
        4: { albedo: 1, edge: false },
        5: { relief: 0.3, albedo: 1.1, edge: false },
        7: { edge: false },
      },
    },
  }),
  'digital-transformation': object('dark', [60, 14, 80, 86], {
    lines: 70,
    focus: [69.6, 27.8],
    changes: { ...CLEAR, surfaces: { 10: { relief: 0.16, folds: false }, 12: { folds: false } } },
    buoy: [69.6, 27.8, 1.7],
  }),

  // Case studies.
  'marketplace-migration': object('deep', [5, 5, 98, 94]),
  'dashboard-loading': object('brand', [20, 4, 80, 87], {
    changes: { surfaces: { 5: { heading: 0, relief: 0, albedo: 1.4, edge: false } } },
  }),
  'contractor-costs': object('dark', [12, 8, 89, 90], {
    changes: { ...CLEAR, surfaces: { 1: { albedo: 0.85 } } },
  }),
  'member-retention': object('pale', [9, 7, 91, 91], { lines: 62 }),
  'initiative-sprint': object('brand', [8, 5, 90, 94], {
    changes: { ...CLEAR, surfaces: { 4: { albedo: 0 } } },
  }),
  'maritime-communication': object('tint', [9, 8, 92, 83], {
    lines: 60,
    changes: {
      surfaces: {
        1: { albedo: 0.62, relief: 0.5 },
        5: { albedo: 1.2 },
        10: { relief: 0.25, folds: false },
      },
    },
  }),
  'customer-portal': object('paper', [5, 6, 95, 93], { lines: 60 }),
  'homes-registration': object('paper', [3, 2, 96, 92], {
    lines: 52,
    changes: {
      seam: 0.14,
      surfaces: {
        1: { heading: 1.95, relief: 0, albedo: 1.2, folds: false },
        5: { folds: false },
        7: { edge: false },
      },
    },
  }),
  'remote-notarisation': object('deep', [2, 9, 89, 94]),
  'defence-cluster': object('brand', [3, 13, 97, 80], {
    lines: 46,
    changes: { surfaces: { 4: { albedo: 0.55, relief: 0.2 }, 5: { albedo: 1.3 } } },
  }),
  'health-search': object('tint', [21, 9, 93, 88]),

  // Products of industries and services.
  'core-systems': object('tint', [2, 10, 98, 93]),
  integration: object('deep', [1, 25, 99, 83], { changes: { surfaces: { 1: { albedo: 1.15 } } } }),
  modernisation: object('paper', [1, 14, 97, 89], {
    changes: { surfaces: { 1: { albedo: 1.2 } } },
  }),
  payments: object('paper', [15, 9, 82, 97], {
    lines: 60,
    changes: { surfaces: { 2: { albedo: 0.4 } } },
  }),
  'digital-banking': object('deep', [15, 9, 85, 90], {
    changes: {
      surfaces: {
        1: { albedo: 0.5, relief: 0.2 },
        2: { relief: 0, albedo: 1.2, folds: false },
        3: { albedo: 0.75, relief: 0 },
        7: { edge: false },
      },
    },
  }),
  lending: object('tint', [9, 10, 98, 87]),
  wealth: object('pale', [4, 9, 96, 90], {
    changes: { seam: 0.12, surfaces: { 3: { relief: 0.2 }, 5: { relief: 0 }, 7: { edge: false } } },
  }),
  regtech: object('dark', [18, 7, 82, 93], {
    changes: CLEAR,
  }),
  'matter-management': object('tint', [3, 17, 97, 83], { lines: 42 }),
  'contract-work': object('paper', [4, 34, 94, 88]),
  listings: object('paper', [9, 5, 81, 95]),
  tenancies: object('deep', [18, 6, 82, 94]),
  'building-data': object('tint', [31, 4, 71, 94], {
    changes: { surfaces: { 5: { albedo: 1.6 } } },
  }),
  'online-shops': object('brand', [5, 8, 98, 90]),
  marketplaces: object('pale', [10, 4, 90, 94], {
    changes: { surfaces: { 3: { heading: 0, relief: 0 } } },
  }),
  stock: object('pale', [18, 4, 87, 93]),
  loyalty: object('tint', [25, 5, 77, 95]),
  'production-planning': object('tint', [4, 12, 96, 88]),
  'quality-control': object('brand', [8, 13, 84, 82]),
  'machine-data': object('pale', [14, 5, 86, 95]),
  maintenance: object('dark', [20, 12, 88, 73], {
    changes: CLEAR,
  }),
  'native-apps': object('paper', [8, 15, 90, 82]),
  'cross-platform': object('deep', [2, 19, 97, 74], {
    changes: { surfaces: { 1: { albedo: 0.55 }, 3: { least: 1 } } },
  }),
  'at-work': object('tint', [5, 24, 96, 81], {
    changes: { surfaces: { 1: { albedo: 0.8 }, 2: { albedo: 0.75 } } },
  }),
  rescue: object('brand', [19, 4, 80, 92]),
  'smart-metering': object('tint', [19, 5, 82, 90], { lines: 46 }),
  forecasting: object('paper', [5, 9, 89, 92]),
  carbon: object('deep', [27, 9, 73, 91], {
    bleeds: true,
    changes: { seam: 0.1, surfaces: { 7: { edge: false } } },
  }),
  circular: object('pale', [10, 15, 90, 84]),
  'patient-records': object('tint', [9, 15, 94, 87]),
  telehealth: object('brand', [25, 3, 79, 93], {
    changes: { surfaces: { 5: { albedo: 1.7 } } },
  }),
  'health-information': object('tint', [4, 20, 98, 79]),
  triage: object('paper', [4, 15, 97, 82]),
  devices: object('deep', [26, 20, 79, 80], { bleeds: true }),
  trials: object('pale', [5, 8, 95, 89]),

  // Benefits for clients of an industry, …
  factory: object('brand', [0, 2, 100, 94], {
    changes: { surfaces: { 5: { heading: 1.5708, relief: 0, albedo: 0.95 } } },
  }),
  'price-tag': object('tint', [15, 14, 87, 94]),
  gavel: object('paper', [5, 13, 94, 85]),
  'solar-panel': object('pale', [0, 8, 100, 86], {
    changes: { surfaces: { 1: { relief: 0, albedo: 0.2 } } },
  }),
  // … and two ways to work with us.
  whistle: object('paper', [5, 19, 88, 82], { lines: 72 }),
  'finish-flag': object('deep', [12, 6, 87, 92]),
  // The question at the end of a page, …
  'pillar-drill': object('brand', [20, 5, 83, 95]),
  'bank-card': object('brand', [9, 7, 98, 88], { changes: { surfaces: { 3: { albedo: 0.7 } } } }),
  typewriter: object('deep', [2, 6, 92, 90], { lines: 42 }),
  snail: object('deep', [3, 17, 94, 84], {
    changes: { surfaces: { 2: { albedo: 0.75 }, 3: { albedo: 0.7 } } },
  }),
  'tally-counter': object('deep', [2, 20, 97, 82], {
    changes: { surfaces: { 5: { albedo: 1.4 } } },
  }),
  // … the privacy policy, …
  shredder: object('tint', [14, 9, 86, 91], {
    changes: { surfaces: { 1: { albedo: 0.8 }, 2: { albedo: 0.7 }, 5: { albedo: 1.7 } } },
  }),
  // … and a product.
  flexibility: object('brand', [14, 8, 77, 93]),
  // What a partner brings.
  bricks: object('deep', [12, 14, 90, 87]),

  // Offices.
  london: object('paper', [22, 5, 78, 76], {
    lines: 40,
    bleeds: true,
    changes: { surfaces: { 10: { density: 0.6 } } },
  }),
  lisbon: object('deep', [20, 16, 80, 90], {
    bleeds: true,
    focus: [29, 73],
    buoy: [29.6, 73.6, 1.8],
  }),
  coimbra: object('tint', [36, 6, 64, 84], {
    lines: 42,
    bleeds: true,
    focus: [47, 46],
    changes: { surfaces: { 1: { albedo: 0.8 }, 2: { albedo: 0.6 }, 3: { albedo: 0.45 } } },
  }),
  vilnius: object('dark', [34, 7, 70, 92], {
    lines: 44,
    bleeds: true,
    changes: {
      ...CLEAR,
      surfaces: { 1: { heading: 0, relief: 0.3, albedo: 1.4 }, 2: { albedo: 1.4 } },
    },
  }),

  // Heroes of three pages, rendered at their full width.
  ferry: object('deep', [41, 13, 91, 84], {
    focus: [66, 30],
    buoy: [70.3, 14.8, 1.4],
    lines: 46,
    changes: {
      seam: 0.12,
      surfaces: {
        1: { albedo: 1.5, heading: 0, relief: 0 },
        3: { albedo: 0.7, heading: 0, relief: 0.2, least: 0.12, most: 0.35 },
        5: { heading: 1.5708, relief: 0 },
        7: { edge: false },
        10: { density: 0.45, relief: 0.2 },
        12: { folds: false },
      },
    },
  }),
  anchor: object('pale', [70, 10, 89, 85], {
    bleeds: true,
    lines: 60,
    changes: {
      seam: 0.16,
      surfaces: {
        1: { relief: 0.3, albedo: 0.9 },
        2: { heading: 0.24, relief: 0.3 },
        3: { relief: 0, albedo: 0.7 },
        4: { heading: 0.5, relief: 0.2, folds: false },
        5: { heading: -1.33, relief: 0.3 },
        12: { folds: false },
      },
    },
  }),

  // The pages of two forms.
  telephone: object('tint', [1, 19, 93, 85], { buoy: [49.5, 57, 2.8] }),
  letter: object('tint', [11, 10, 87, 89], {
    changes: { surfaces: { 1: { albedo: 0.6 }, 3: { albedo: 0.7 } } },
    buoy: [50.4, 64.7, 3.6],
  }),

  // The company: three stages of the work, …
  prepare: object('pale', [9, 22, 91, 82]),
  construct: object('brand', [11, 6, 87, 94], { lines: 48 }),
  improve: object('paper', [14, 3, 92, 93]),
  // … advice, …
  microscope: object('tint', [21, 7, 78, 96]),
  // … six savings, …
  'first-week': object('tint', [15, 10, 85, 89], { lines: 44, buoy: [73.9, 40.2, 1.7] }),
  courier: object('dark', [8, 21, 92, 82], { changes: CLEAR }),
  'half-price': object('paper', [1, 19, 94, 76]),
  hourglass: object('brand', [23, 4, 77, 95], {
    changes: { surfaces: { 5: { albedo: 0.5, most: 0.35 } } },
  }),
  measure: object('pale', [7, 20, 97, 81], { lines: 68, changes: { seam: 0.08 } }),
  jigsaw: object('deep', [16, 18, 82, 78]),
  // … three habits, …
  knot: object('brand', [18, 19, 82, 81], { bleeds: true }),
  cake: object('paper', [5, 17, 95, 84]),
  key: object('deep', [4, 30, 96, 70]),
  // … and five things about working days.
  umbrella: object('tint', [10, 13, 83, 94]),
  cards: object('brand', [1, 16, 98, 78]),
  helm: object('deep', [10, 7, 90, 93], { lines: 46 }),
  ladder: object('paper', [20, 7, 80, 93]),
  balloons: object('brand', [20, 6, 80, 97], {
    changes: { surfaces: { 1: { albedo: 0.82 }, 2: { albedo: 0.78 }, 3: { albedo: 0.78 } } },
  }),
  // Open positions.
  chair: object('deep', [19, 6, 80, 93]),
  pencils: object('pale', [12, 8, 87, 91]),
  beetle: object('brand', [5, 6, 94, 88]),
  // Crews of a nearshore team, and reading applications.
  'one-rower': rowers('dark', [15, 31, 84, 68]),
  'two-rowers': rowers('pale', [15, 29, 86, 72]),
  'coxed-four': rowers('deep', [20, 26, 89, 80]),
  cv: object('brand', [6, 13, 93, 90], {
    lines: 72,
    changes: { surfaces: { 5: { relief: 0, albedo: 1.4 }, 7: { edge: false } } },
  }),
  // Departments.
  laptop: object('brand', [2, 5, 93, 84]),
  palette: object('pale', [6, 10, 92, 86], {
    lines: 52,
    changes: {
      surfaces: {
        1: { albedo: 0.8 },
        3: { albedo: 0.7 },
        5: { heading: 0.3, relief: 0.12, albedo: 1 },
      },
    },
  }),
  telescope: object('dark', [15, 1, 88, 94], { changes: CLEAR }),
  clipboard: object('paper', [19, 7, 96, 88], { changes: { surfaces: { 1: { albedo: 0.4 } } } }),
  pawns: object('deep', [5, 16, 95, 84], { changes: CLEAR }),
  cabinet: object('pale', [18, 3, 84, 91], {
    changes: { surfaces: { 1: { albedo: 0.82 }, 5: { albedo: 0.9 } } },
  }),
  magnet: object('dark', [5, 13, 83, 96], {
    changes: { ...CLEAR, surfaces: { 1: { albedo: 0.85 } } },
  }),
  cans: object('tint', [3, 15, 97, 83]),
  king: object('brand', [27, 5, 73, 98]),

  // Careers.
  'perk-remote': object('tint', [24, 6, 78, 94], {
    lines: 60,
    bleeds: true,
    changes: { ...CLEAR, surfaces: { 1: { heading: 0, relief: 0, albedo: 1.2 } } },
    buoy: [62, 36, 1.4],
  }),
  'perk-travel': object('pale', [16, 21, 85, 81]),
  'perk-hours': object('brand', [19, 9, 81, 91], {
    changes: { surfaces: { 5: { heading: 0, relief: 0, albedo: 1.4, edge: false } } },
  }),
  'perk-table': object('deep', [1, 21, 99, 88], {
    changes: { ...CLEAR, surfaces: { 9: { heading: 0, relief: 0, albedo: 0.9, most: 0.5 } } },
  }),
  'perk-rest': object('paper', [11, 4, 88, 87]),
  'perk-plan': object('deep', [16, 5, 84, 95]),
  'perk-events': object('pale', [1, 11, 99, 90]),
  'hat-stand': object('tint', [3, 8, 97, 86], {
    lines: 62,
    focus: [50, 22],
    bleeds: true,
    changes: {
      surfaces: {
        1: { heading: 1.5708, relief: 0.25, albedo: 0.75 },
        2: { heading: 1.4, relief: 0.3, albedo: 0.8 },
        3: { heading: 1.45, relief: 0.3, albedo: 0.95 },
        4: { heading: 0, relief: 0, albedo: 1.1 },
        5: { heading: 1.5708, relief: 0.25, albedo: 0.95 },
        6: { albedo: 0.72 },
        8: { relief: 0.5, albedo: 0.8 },
        9: { albedo: 1.6, most: 0.45 },
      },
    },
    buoy: [90.1, 31.5, 2.7],
  }),
  coffee: object('deep', [0, 6, 100, 80], { lines: 64, bleeds: true }),
  purpose: object('paper', [14, 10, 91, 90]),
  impact: object('brand', [7, 17, 93, 83], {
    changes: { surfaces: { 1: { albedo: 0.6 }, 3: { albedo: 0.4 } } },
  }),
} as const satisfies Record<string, PictureRecord>;

export type PictureName = keyof typeof PICTURES;

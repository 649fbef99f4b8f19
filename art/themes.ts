/** The colours of a plate. */
export interface Theme {
  /** What the ink lies on. */
  ground: `#${string}`;
  /** Three stops of one run of ink across the plate. */
  inks: readonly [`#${string}`, `#${string}`, `#${string}`];
  /** Hairlines: dials and piers. */
  mark: `#${string}`;
  /** The buoy, the one small point of a picture. */
  accent: `#${string}`;
}

const BUOY = '#ff5c26';

/**
 * The looks a plate can have. Neighbouring plates never share theme and kind.
 * A rebrand changes these together with the first section of src/styles/tokens.css.
 */
export const THEMES = {
  // Dark
  abyss: {
    ground: '#070c14',
    inks: ['#12357f', '#2b62ff', '#d6e6ff'],
    mark: '#8fb4ff',
    accent: BUOY,
  },
  depth: {
    ground: '#0a1f6b',
    inks: ['#1f55ff', '#6f9bff', '#e6efff'],
    mark: '#b9d0ff',
    accent: BUOY,
  },
  signal: {
    ground: '#0f3df2',
    inks: ['#ffffff', '#dbe7ff', '#7fa2ff'],
    mark: '#ffffff',
    accent: '#ffffff',
  },
  // Light
  paper: {
    ground: '#eef1f4',
    inks: ['#0b1017', '#0b1017', '#24303d'],
    mark: '#0b1017',
    accent: BUOY,
  },
  chart: {
    ground: '#e6edf5',
    inks: ['#0f3df2', '#0f3df2', '#0a2bb4'],
    mark: '#0f3df2',
    accent: BUOY,
  },
  foam: {
    ground: '#cfdff2',
    inks: ['#0b1a3f', '#0f3df2', '#0f3df2'],
    mark: '#0b1a3f',
    accent: BUOY,
  },
  // Grounds for text and figures. White text on band never meets ink lighter than #2a57fb (5.4 to 1);
  // on night none lighter than #2b62ff (4.9), which is for large text only.
  band: {
    ground: '#0f3df2',
    inks: ['#0a2cc4', '#0c34d6', '#2a57fb'],
    mark: '#ffffff',
    accent: '#ffffff',
  },
  night: {
    ground: '#070c14',
    inks: ['#090f1c', '#0d2050', '#2b62ff'],
    mark: '#ffffff',
    accent: BUOY,
  },
  haze: {
    ground: '#cfdff2',
    inks: ['#a9c6f2', '#bcd3f4', '#c6d9f3'],
    mark: '#0b1a3f',
    accent: BUOY,
  },
} as const satisfies Record<string, Theme>;

export type ThemeName = keyof typeof THEMES;

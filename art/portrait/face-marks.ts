import { clamp } from '../field.ts';
import type { Features } from './bust.ts';

/** How deep a point lies in what is cut whole on a face, in half heads: above 0 inside. */
export interface Marks {
  /** Irises, lids, brows, nostrils and lips. */
  dark: number;
  /** Eyeballs, the glint in them, the lower lip. */
  bright: number;
}

/** Half the width of an eye, of a brow and of the mouth, in half heads. */
const EYE = 0.165;
const BROW = 0.37;
const MOUTH = 0.205;

/**
 * Draws eyes, brows, nostrils and mouth on the front of a face. The answer takes a point of the head,
 * unturned: x to the left ear's side, y up, in half heads.
 */
export function faceMarks(
  features: Features & { hairTone: number },
): (x: number, y: number) => Marks {
  const { yaw, pitch = 0, brow = 1, lips = 0.4, hairTone, glasses = 'none' } = features;
  // The eyes look at the viewer, most of the way.
  const gazeX = clamp(-0.09 * Math.sin(yaw), -0.05, 0.05);
  const gazeY = clamp(0.1 * Math.sin(pitch), -0.02, 0.02);
  // Brows stand clear of the frames of glasses.
  const browHeight = glasses === 'none' ? 0.18 : 0.215;

  const eye = (x: number, y: number): Marks => {
    const side = Math.sign(x) || 1;
    const out = Math.abs(x) - 0.28;
    const up = y - 0.04;
    const u = out / EYE;
    const arch = Math.max(0, 1 - u * u);
    const upper = 0.082 * arch + 0.014 * u;
    const lower = -0.055 * arch + 0.014 * u;
    const ball = Math.min(upper - up, up - lower, (1 - Math.abs(u)) * EYE);
    const iris = 0.075 - Math.hypot(out - side * gazeX, up - 0.012 - gazeY);
    // Both glints lie on the left, where the light comes from.
    const glint = 0.02 - Math.hypot(x - side * 0.28 - gazeX + 0.026, up - 0.04 - gazeY);
    const lid = 0.02 + 0.006 * u - Math.abs(up - upper - 0.008);
    return {
      dark: Math.max(
        Math.min(iris, ball, -glint),
        Math.min(lid, (1.12 - Math.abs(u + 0.03)) * EYE),
      ),
      bright: Math.max(Math.min(ball, -iris), Math.min(glint, ball)),
    };
  };
  const eyebrow = (x: number, y: number): number => {
    const v = (Math.abs(x) - 0.1) / BROW;
    const middle = browHeight + 0.1 * v * (1.5 - v);
    const weight = 0.034 * brow * (1 - 0.35 * hairTone) * (1 - 0.72 * v);
    return Math.min(weight - Math.abs(y - middle), v * BROW, (1 - v) * BROW);
  };
  const nostril = (x: number, y: number): number =>
    0.02 * (1 - Math.hypot((Math.abs(x) - 0.075) / 0.042, (y + 0.282) / 0.02));
  /** A dark upper lip with a bow, a bright lower one, and the shade under it. */
  const mouth = (x: number, y: number): Marks => {
    const m = x / MOUTH;
    const within = 1 - m * m;
    const above = y + 0.508 - 0.02 * m * m;
    const dip = 0.016 * lips * Math.exp(-((m / 0.16) ** 2));
    const bow = 0.012 + (0.018 + 0.03 * lips) * within - dip;
    const upper = Math.min(bow - above, above + 0.016 * within, (1 - Math.abs(m)) * MOUTH);
    const lower = Math.min(-above, above + 0.03 + 0.06 * within, 0.16 - Math.abs(x));
    const w = x / 0.12;
    const shade = Math.min(0.02 * (1 - w * w) - Math.abs(y + 0.622), (1 - Math.abs(w)) * 0.12);
    return { dark: Math.max(upper, shade), bright: lower };
  };
  return (x, y) => {
    const [eyes, lip] = [eye(x, y), mouth(x, y)];
    return {
      dark: Math.max(eyes.dark, lip.dark, eyebrow(x, y), nostril(x, y)),
      bright: Math.max(eyes.bright, lip.bright),
    };
  };
}

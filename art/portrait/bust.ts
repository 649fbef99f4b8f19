import { clamp, mix, smooth } from '../field.ts';

/** How hair is worn. */
type Hair = 'none' | 'crop' | 'short' | 'side' | 'quiff' | 'bob' | 'long' | 'bun' | 'curls';

/** What a person looks like. Shares run from 0 to 1; factors are 1 for an average face. */
export interface Features {
  /** How far the head is turned, in radians: -0.62 looks to the left of the picture, 0.62 to the right. */
  yaw: number;
  /** How far it is bowed and tilted, in radians. */
  pitch?: number;
  roll?: number;
  /** Breadth of jaw and chin, a share. */
  jaw: number;
  /** Breadth of the whole head, length of the nose, weight of the brow: factors. */
  breadth?: number;
  nose?: number;
  brow?: number;
  /** Fullness of the lips, a share. */
  lips?: number;
  hair: Hair;
  /** Length of a beard: 0 none, 1 full. */
  beard?: number;
  glasses?: 'none' | 'round' | 'square';
  collar: 'crew' | 'roll' | 'shirt' | 'jacket';
}

/** What a point of a bust belongs to. Parted hair is two surfaces, one on either side of the parting. */
export type Surface =
  | 'skin'
  | 'neck'
  | 'hair'
  | 'hair-left'
  | 'beard'
  | 'cloth'
  | 'shirt'
  | 'glasses';

type Vector = readonly [x: number, y: number, z: number];

/**
 * A person from the shoulders up as a solid. Units: half a head, so that the face runs from 1 (crown) to -1
 * (chin); x to the right of the picture, y up, z towards the viewer.
 */
export interface Bust {
  /** Distance to the nearest surface, never more than the true one; below 0 inside. */
  distance(x: number, y: number, z: number): number;
  /** Which surface is nearest. */
  surface(x: number, y: number, z: number): Surface;
  /** The point as the head sees it: unturned, the nose along z. */
  inHead(x: number, y: number, z: number): Vector;
}

/** How far the shoulders are drawn up, so that the neck isn't long. */
const SHOULDERS = 0.12;
/** Where the hair parts, right of the middle. */
const PARTING = 0.1;
/** Further away than anything: a part that isn't there. */
const NOWHERE = 9;
/** From this distance on a ball stands for the head. */
const AFAR = 0.2;

/** What is seen where two surfaces are equally near: the first of them. */
const WORN = ['skin', 'neck', 'hair', 'beard', 'cloth', 'shirt', 'glasses'] as const;

const { abs, cos, max, min, sin, sqrt } = Math;

/** Length of a vector. Math.hypot guards against overflow and takes three times as long. */
const norm = (x: number, y: number, z = 0) => sqrt(x * x + y * y + z * z);

/** The two solids as one, melted together where they come closer than `k`. */
function melt(a: number, b: number, k: number): number {
  const near = max(k - abs(a - b), 0) / k;
  return min(a, b) - near * near * k * 0.25;
}

/** What is inside the first and outside the second, the edge rounded by `k`. */
const carve = (solid: number, tool: number, k: number) => -melt(-solid, tool, k);

/** Distance to an ellipsoid around the origin. */
function ellipsoid(x: number, y: number, z: number, rx: number, ry: number, rz: number): number {
  const outward = norm(x / rx, y / ry, z / rz);
  const slope = norm(x / (rx * rx), y / (ry * ry), z / (rz * rz));
  return slope < 1e-6 ? -min(rx, ry, rz) : (outward * (outward - 1)) / slope;
}

/** Distance to a rod from one point to another whose thickness changes on the way. */
function rod(p: Vector, from: Vector, to: Vector, thick: number, thin: number): number {
  const px = p[0] - from[0];
  const py = p[1] - from[1];
  const pz = p[2] - from[2];
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const dz = to[2] - from[2];
  const along = clamp((px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz));
  return norm(px - dx * along, py - dy * along, pz - dz * along) - mix(thick, thin, along);
}

/** Models a person. */
export function bust(features: Features): Bust {
  const { yaw, pitch = 0, roll = 0, breadth = 1, glasses = 'none', beard = 0 } = features;
  const [cosYaw, sinYaw] = [cos(yaw), sin(yaw)];
  const [cosPitch, sinPitch] = [cos(pitch), sin(pitch)];
  const [cosRoll, sinRoll] = [cos(roll), sin(roll)];
  // The shoulders follow the head a little way.
  const [cosBody, sinBody] = [cos(yaw * 0.35), sin(yaw * 0.35)];

  const inHead = (x: number, y: number, z: number): Vector => {
    const across = x * cosRoll + y * sinRoll;
    const up = y * cosRoll - x * sinRoll;
    const ahead = across * sinYaw + z * cosYaw;
    return [
      (across * cosYaw - z * sinYaw) / breadth,
      up * cosPitch + ahead * sinPitch,
      ahead * cosPitch - up * sinPitch,
    ];
  };
  const inBody = (x: number, y: number, z: number): Vector => [
    x * cosBody - z * sinBody,
    y - SHOULDERS,
    x * sinBody + z * cosBody,
  ];

  const isParted = features.hair === 'bob' || features.hair === 'long';
  /** Distances to what there is of a person. The face is asked once, since a beard grows on it. */
  const distances = (x: number, y: number, z: number) => {
    const head = inHead(x, y, z);
    const body = inBody(x, y, z);
    const fromAxis = norm(head[0], head[1], head[2]);
    const isDressed = body[1] <= -0.8;
    // A ball around the head is answer enough from afar, where no detail counts.
    const skinBall = fromAxis - 1.15;
    const beardBall = beard > 0 ? fromAxis - 1.2 : NOWHERE;
    const bare = skinBall > AFAR && beardBall > AFAR ? NOWHERE : face(head, features);
    return {
      skin: skinBall > AFAR ? skinBall : bare * 0.9,
      neck: neck(body, features),
      hair: features.hair === 'none' ? NOWHERE : hair(head, features.hair) * 0.7,
      beard: beardBall > AFAR ? beardBall : whiskers(head, bare, beard) * 0.8,
      cloth: isDressed ? garment(body, features.collar) * 0.9 : NOWHERE,
      shirt: isDressed ? shirt(body, features.collar) * 0.9 : NOWHERE,
      glasses: glasses === 'none' ? NOWHERE : spectacles(head, glasses),
    };
  };
  return {
    inHead,
    distance(x, y, z) {
      const { skin, neck, hair, beard, cloth, shirt, glasses } = distances(x, y, z);
      return min(NOWHERE, skin, neck, hair, beard, cloth, shirt, glasses);
    },
    surface(x, y, z) {
      const found = distances(x, y, z);
      let nearest: keyof typeof found = 'skin';
      for (const surface of WORN) if (found[surface] < found[nearest]) nearest = surface;
      const head = inHead(x, y, z);
      const isLeft = isParted && head[0] < PARTING;
      return nearest === 'hair' && isLeft ? 'hair-left' : nearest;
    },
  };
}

function face(p: Vector, features: Features): number {
  const [x, y, z] = p;
  const { jaw, nose = 1, brow = 1, lips = 0.4 } = features;
  const ax = abs(x);
  const q: Vector = [ax, y, z];
  let d = ellipsoid(x, y - 0.22, z + 0.1, 0.69, 0.75, 0.86); // skull
  d = melt(d, ellipsoid(x, y + 0.36, z - 0.14, 0.51 + 0.13 * jaw, 0.64, 0.58), 0.3); // jaw
  d = melt(d, ellipsoid(ax - 0.36, y + 0.14, z - 0.42, 0.23, 0.22, 0.22), 0.26); // cheekbones
  d = melt(d, rod(q, [0.06, 0.22, 0.74], [0.42, 0.2, 0.55], 0.08 * brow, 0.05), 0.18); // brow ridge
  d = carve(d, ellipsoid(ax - 0.28, y - 0.03, z - 0.87, 0.2, 0.13, 0.2), 0.16); // eye sockets
  d = melt(d, rod(p, [0, 0.16, 0.74], [0, -0.2, 0.87 + 0.08 * nose], 0.055, 0.085 * nose), 0.12);
  d = melt(d, ellipsoid(ax - 0.085, y + 0.235, z - 0.83, 0.075, 0.06, 0.09), 0.07); // nostrils
  d = melt(d, ellipsoid(x, y + 0.82, z - 0.46, 0.2 + 0.14 * jaw, 0.16, 0.2), 0.3); // chin
  d = melt(d, ellipsoid(x, y + 0.52, z - 0.6, 0.27, 0.2, 0.16), 0.2); // muzzle
  const full = 0.038 + 0.022 * lips;
  d = melt(d, rod(q, [0, -0.455, 0.765], [0.17, -0.487, 0.66], full, 0.016), 0.05);
  d = melt(d, rod(q, [0, -0.555, 0.75], [0.13, -0.53, 0.67], full + 0.016, 0.02), 0.06);
  d = carve(d, rod(q, [0, -0.505, 0.83], [0.2, -0.51, 0.7], 0.02, 0.01), 0.035); // mouth
  d = min(d, ellipsoid(ax - 0.28, y - 0.04, z - 0.575, 0.145, 0.13, 0.145)); // eyeballs
  d = melt(d, rod(q, [0.14, 0.12, 0.7], [0.42, 0.1, 0.58], 0.035, 0.03), 0.05); // upper lids
  return melt(d, ellipsoid(ax - 0.71, y + 0.02, z + 0.08, 0.06, 0.21, 0.14), 0.05); // ears
}

function neck(p: Vector, { jaw }: Features): number {
  const width = 0.33 + 0.08 * jaw;
  return rod(p, [0, -0.5, -0.16], [0, -1.75, -0.26], width, width + 0.05);
}

/** How far forward hair grows at a height: sideburns, temples, brow. */
function hairline(x: number, y: number): number {
  const sideburn = 0.34 * smooth(-0.22, -0.1, y);
  const temple = 0.24 * smooth(0.1, 0.36, y);
  const strands = 0.03 * sin(17 * x + 2) + 0.02 * sin(29 * x);
  return -0.16 + sideburn + temple + 0.75 * smooth(0.38, 0.7, y + 0.06 * abs(x) + strands);
}

function hair([x, y, z]: Vector, style: Exclude<Hair, 'none'>): number {
  const ax = abs(x);
  /** A shell over the skull that ends at the hairline. */
  const cap = (solid: number, shift = 0) => carve(solid, (hairline(x, y - shift) - z) * 0.4, 0.05);
  const wave = 0.018 * sin(8 * x + 1) * sin(7 * y + 2);
  switch (style) {
    case 'crop':
      return cap(ellipsoid(x, y - 0.24, z + 0.12, 0.745, 0.8, 0.885));
    case 'short': {
      const top = ellipsoid(x, y - 0.32, z + 0.12, 0.77, 0.8, 0.9);
      return cap(top + wave);
    }
    case 'side': {
      const top = ellipsoid(x, y - 0.3, z + 0.12, 0.77, 0.8, 0.9);
      const sweep = ellipsoid(x - 0.16, y - 0.86, z - 0.3, 0.6, 0.26, 0.46);
      return cap(melt(top, sweep, 0.25) + wave, 0.1 - 0.14 * x);
    }
    case 'quiff': {
      const top = ellipsoid(x, y - 0.28, z + 0.14, 0.75, 0.8, 0.89);
      const lift = ellipsoid(x - 0.06, y - 1.0, z - 0.32, 0.52, 0.25, 0.44);
      return cap(melt(top, lift, 0.22) + wave, 0.13);
    }
    case 'bun': {
      const top = cap(ellipsoid(x, y - 0.26, z + 0.12, 0.755, 0.8, 0.89), 0.06);
      return melt(top, ellipsoid(x, y - 1.12, z + 0.32, 0.34, 0.3, 0.34), 0.08) + wave * 0.5;
    }
    case 'bob':
    case 'long': {
      const long = style === 'long' ? 1 : 0;
      let d = ellipsoid(x, y - 0.3, z + 0.12, 0.82, 0.84, 0.94);
      const side = ellipsoid(
        ax - 0.58,
        y + 0.4 + 0.45 * long,
        z + 0.16,
        0.27,
        0.78 + 0.4 * long,
        0.46,
      );
      const back = ellipsoid(x, y + 0.3 + 0.4 * long, z + 0.55, 0.66, 0.85 + 0.3 * long, 0.4);
      d = melt(melt(d, side, 0.25), back, 0.3) + wave;
      // The face looks out of an opening, parted off the middle.
      d = carve(d, ellipsoid(x - 0.05, y + 0.22, z - 0.95, 0.56, 0.92, 0.9), 0.07);
      return carve(d, y + 0.88 + 0.95 * long, 0.14);
    }
    case 'curls': {
      const lumps = 0.03 * (sin(11 * x + 1) + sin(12 * y + 2) + cos(10 * z));
      const crown = ellipsoid(x, y - 0.36, z + 0.14, 0.96, 0.92, 0.98) + lumps;
      const open = carve(crown, ellipsoid(x, y + 0.26, z - 0.98, 0.6, 0.94, 1.02) + lumps, 0.07);
      return carve(open, y + 0.46, 0.15);
    }
  }
}

/** @param skin distance to the face under the beard */
function whiskers([x, y, z]: Vector, skin: number, length: number): number {
  const ax = abs(x);
  let d = skin - 0.012 - 0.035 * length;
  const moustache = 0.06 * smooth(0.26, 0.16, ax);
  const sideburn = 0.46 * smooth(0.44, 0.7, ax);
  const upper = y + 0.4 - moustache - sideburn - 0.012 * sin(46 * ax);
  d = carve(d, -upper, 0.05);
  d = carve(d, z + 0.02, 0.06);
  return carve(d, ellipsoid(x, y + 0.515, z - 0.78, 0.2, 0.085, 0.3), 0.03);
}

function garment([x, y, z]: Vector, collar: Features['collar']): number {
  const ax = abs(x);
  const q: Vector = [ax, y, z];
  let d = ellipsoid(x, y + 2.75, z + 0.25, 1.38, 1.34, 0.78);
  d = melt(d, rod(q, [0.3, -1.5, -0.3], [1.14, -1.92, -0.3], 0.24, 0.36), 0.4);
  d = melt(d, rod(q, [1.14, -1.92, -0.3], [1.22, -4.2, -0.2], 0.36, 0.36), 0.3); // arms
  const round = norm(x, z + 0.2);
  switch (collar) {
    case 'crew': {
      const rib = norm(round - 0.48, (y + 1.36 + 0.16 * (z + 0.2)) * 0.85) - 0.075;
      const yoke = max(abs(round - 0.5) - 0.03, abs(y + 1.62 + 0.2 * z) - 0.22) - 0.03;
      return melt(d, melt(rib, yoke, 0.03), 0.08);
    }
    case 'roll': {
      const tube = max(abs(round - 0.45) - 0.07, abs(y + 1.34 + 0.1 * z) - 0.36) - 0.02;
      return melt(d, tube, 0.06);
    }
    case 'shirt':
      return carve(d, ellipsoid(x, y + 1.45, z - 0.42, 0.1, 0.36, 0.34), 0.05);
    case 'jacket': {
      const open = carve(d, ellipsoid(x, y + 1.45, z - 0.5, 0.34, 0.88, 0.42), 0.05);
      const lapel = rod(q, [0.43, -1.2, -0.1], [0.18, -2.25, 0.55], 0.09, 0.14);
      return melt(open, lapel, 0.05);
    }
  }
}

/** The collar of a shirt, and under a jacket also its front. */
function shirt([x, y, z]: Vector, collar: Features['collar']): number {
  if (collar !== 'shirt' && collar !== 'jacket') return NOWHERE;
  const ax = abs(x);
  const round = abs(norm(x, (z + 0.2) * 0.95) - 0.44 - 0.1 * (y + 1.3)) - 0.02;
  const band = max(round, abs(y + 1.28 + 0.3 * (z + 0.2)) - 0.08, z - 0.12) - 0.025;
  const flap = rod([ax, y, z], [0.43, -1.29, 0.04], [0.19, -1.6, 0.36], 0.06, 0.035);
  const worn = melt(band, flap, 0.08);
  if (collar === 'shirt') return worn;
  const front = ellipsoid(x, y + 2.6, z + 0.25, 1.2, 1.22, 0.73);
  return min(worn, carve(front, ellipsoid(x, y + 1.45, z - 0.42, 0.09, 0.32, 0.3), 0.04));
}

function spectacles([x, y, z]: Vector, shape: 'round' | 'square'): number {
  const ax = abs(x);
  const q: Vector = [ax, y, z];
  const [u, v, w] = [ax - 0.29, y - 0.02, z - 0.8 + 0.12 * ax];
  const square = () => {
    const [h, k] = [abs(u) - 0.15, abs(v + 0.02) - 0.09];
    return norm(max(h, 0), max(k, 0)) + min(0, max(h, k)) - 0.06;
  };
  const outline = shape === 'round' ? norm(u, v) - 0.2 : square();
  const rim = norm(outline, w) - 0.02;
  const bridge = rod(q, [0, 0.08, 0.83], [0.09, 0.06, 0.8], 0.02, 0.02);
  const temple = rod(q, [0.49, 0.07, 0.72], [0.74, 0.05, -0.1], 0.022, 0.022);
  return min(rim, bridge, temple);
}

/** A seeded random number generator. */
export interface Random {
  /** The next number in [0, 1). */
  next(): number;
  /** The next number in [low, high). */
  range(low: number, high: number): number;
}

/** 32-bit FNV-1a hash of a text, as an unsigned integer. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    value ^= text.charCodeAt(i);
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}

/** A random number generator (mulberry32) seeded with a text. */
export function random(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  // Similar seeds give similar first numbers, so skip two.
  next();
  next();
  return {
    next,
    range: (low, high) => low + (high - low) * next(),
  };
}

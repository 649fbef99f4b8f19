export const HOUR = 60 * 60 * 1000;
export const DAY = 24 * HOUR;

/** How far the clocks of two machines may differ. */
export const CLOCK_TOLERANCE = 60_000;

/** The UTC date of a time, such as `2026-11-22`. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Preferred cuts for common boxes, the best first. Each list is long enough for any plate. */

/** For a box that is wider than high. */
export const BROAD = ['wide', 'hero', 'card', 'square'] as const;
/** For a box that is higher than wide, or square. */
export const TALL = ['card', 'square', 'hero', 'wide'] as const;
/** For a portrait. */
export const PORTRAIT = ['portrait', 'card'] as const;

/** The backgrounds of sections. Each is a class in src/styles/grounds.css. */
export const grounds = ['light', 'quiet', 'tint', 'dark', 'brand'] as const;
export type Ground = (typeof grounds)[number];

/** The grounds a section can stand on; each is a class in src/styles/grounds.css. */
export const grounds = ['white', 'fog', 'ice', 'abyss', 'blue'] as const;
export type Ground = (typeof grounds)[number];

/** The product screens that answer, by the names content uses; each is a component beside this file. */
export const liveScreenNames = ['seller-portal'] as const;

export type LiveScreenName = (typeof liveScreenNames)[number];

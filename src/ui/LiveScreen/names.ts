/** The product screens that answer, by the names content uses; a directory of components beside this file. */
export const liveScreenNames = ['seller-portal'] as const;

export type LiveScreenName = (typeof liveScreenNames)[number];

/** The product screens that answer, by the names content uses; each is a component beside this file. */
export const liveScreenNames = [
  'home-picker',
  'invoice-approval',
  'seller-portal',
  'supplier-search',
] as const;

export type LiveScreenName = (typeof liveScreenNames)[number];

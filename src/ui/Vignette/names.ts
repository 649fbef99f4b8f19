/** The drawn product screens in src/ui/Vignette/, by the names content uses. */
export const vignetteNames = [
  'contractor-costs',
  'customer-portal',
  'dashboard-loading',
  'defence-cluster',
  'health-search',
  'homes-registration',
  'initiative-board',
  'maritime-communication',
  'marketplace-migration',
  'member-retention',
  'remote-notarisation',
  'settlement',
] as const;

export type VignetteName = (typeof vignetteNames)[number];

/** Those that are phones; the others are desktop screens. */
export const phoneNames = [
  'contractor-costs',
  'member-retention',
  'remote-notarisation',
] as const satisfies readonly VignetteName[];

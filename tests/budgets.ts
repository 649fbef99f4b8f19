/** What the first view of a page may weigh at 412 px, cold and without the film. */
export interface Budget {
  /** Scripts, inline ones included, in bytes as transferred; those inline uncompressed. */
  readonly script: number;
  /** Everything, in bytes as transferred. */
  readonly total: number;
  readonly requests: number;
}

/** What holds for every page that isn't named below. */
const EVERY_PAGE: Budget = { script: 10_000, total: 100_000, requests: 12 };

/** The pages that may weigh more, each with the reason why. */
const EXCEPTIONS: Readonly<Record<string, { readonly because: string; readonly budget: Budget }>> =
  {
    '/': {
      because: 'the poster of the film fills the window, where other pages open with a plate',
      budget: { ...EVERY_PAGE, total: 110_000 },
    },
    '/services/digital-acceleration': {
      because: 'six logos of those who trust the company stand right below the first words',
      budget: { ...EVERY_PAGE, requests: 13 },
    },
  };

/** The routes named as exceptions, so that one that no longer exists is noticed. */
export const exceptions: readonly string[] = Object.keys(EXCEPTIONS);

/** The budget of the page at `route`. */
export const budgetOf = (route: string): Budget => EXCEPTIONS[route]?.budget ?? EVERY_PAGE;

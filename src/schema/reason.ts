/** The message of a thrown value. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

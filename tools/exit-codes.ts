/** The check could not run, because a registry did not answer or lacks the package. EX_UNAVAILABLE in sysexits.h. */
export const UNAVAILABLE = 69;

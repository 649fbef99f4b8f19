/** A check could not be made: a registry did not answer, or lacks what was asked of it. Neither passed nor failed; as in sysexits.h. */
export const UNAVAILABLE = 69;

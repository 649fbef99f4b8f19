/** What an element's `class` holds: the names that apply, without those whose condition is not met. */
export const classNames = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');

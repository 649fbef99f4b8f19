export type Orientation = 'horizontal' | 'vertical';

/** How far along the tabs the chosen one is, as a whole percentage. */
export function progressOf(index: number, count: number): number {
  return Math.round(((index + 1) / count) * 100);
}

const KEYS = {
  vertical: ['ArrowUp', 'ArrowDown'],
  horizontal: ['ArrowLeft', 'ArrowRight'],
} as const;

/**
 * The tab a key leads to from the tab at `index`; past either end it wraps.
 * @param isMirrored whether the first of them stands at the right
 * @returns undefined for a key that tabs of this orientation leave to the page
 */
export function tabForKey(
  key: string,
  index: number,
  count: number,
  orientation: Orientation,
  isMirrored = false,
): number | undefined {
  const isTurned = isMirrored && orientation === 'horizontal';
  const [back, on] = isTurned ? KEYS.horizontal.toReversed() : KEYS[orientation];
  switch (key) {
    case back:
      return (index - 1 + count) % count;
    case on:
      return (index + 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

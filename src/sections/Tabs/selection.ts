export type Orientation = 'horizontal' | 'vertical';

/** How far along the tabs the chosen one is, as a whole percentage. */
export function progressOf(index: number, count: number): number {
  return Math.round(((index + 1) / count) * 100);
}

/**
 * The tab a key leads to from the tab at `index`; past either end it wraps.
 * @returns undefined for a key that tabs of this orientation leave to the page
 */
export function tabForKey(
  key: string,
  index: number,
  count: number,
  orientation: Orientation,
): number | undefined {
  const [back, on] =
    orientation === 'vertical' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
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

/** The delay before the first card of a group fades in, and before each further one, in ms. */
const STEP_MS = 100;

/** The attributes that make the card at `index` of its group fade in; see behaviours/reveal.ts. */
export function revealCard(index: number) {
  return { 'data-reveal': '', 'data-reveal-delay': STEP_MS * (index + 1) } as const;
}

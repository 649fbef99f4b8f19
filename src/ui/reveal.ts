/** The delay before the first card of a group fades in, and the additional delay of each further one, in ms. */
const CARD_DELAY_MS = 100;
const CARD_STEP_MS = 100;

/** The attributes that make the card at `index` of its group fade in; see behaviours/reveal.ts. */
export function revealCard(index: number) {
  return { 'data-reveal': '', 'data-reveal-delay': CARD_DELAY_MS + CARD_STEP_MS * index } as const;
}

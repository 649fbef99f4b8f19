/** Delay of the first card of a group before it fades in, and of each further one, in ms. */
const CARD_DELAY_MS = 100;
const CARD_STEP_MS = 100;

/** The attributes that let the card at `index` of its group fade in when it comes into view. */
export function revealCard(index: number) {
  return { 'data-reveal': '', 'data-reveal-delay': CARD_DELAY_MS + CARD_STEP_MS * index } as const;
}

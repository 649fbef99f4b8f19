/** How wide a letter is, in em at the display weight and tracking, where strong words are as wide as {@link SET}: narrow ones first. */
const WIDTHS: readonly (readonly [letters: RegExp, em: number])[] = [
  [/[ijlI.,'’ ]/, 0.22],
  [/[frt-]/, 0.31],
  [/[mwMW]/, 0.88],
  [/[A-Z&]/, 0.71],
];
const OTHER_EM = 0.57;

/** Per cent: how wide Arial would be set to be as wide as the typeface that the widths above were measured in. */
const SET = 102.7;

/** The width of the drawing; its height follows from the word. */
export const WORD_WIDTH = 1000;

/** In em: from the top of the drawing to the baseline, and to the line that cuts off the feet. */
const BASELINE_EM = 0.82;
const CUT_EM = 0.69;
/** In em: the space a letter keeps at its left, so that the word begins where the text above it does. */
const BEARING_EM = 0.025;

/** The measures of a word that fills the drawing from edge to edge. */
export interface SunkWord {
  readonly fontSize: number;
  readonly left: number;
  readonly baseline: number;
  readonly height: number;
}

/**
 * Sizes a word so that it fills the drawing without being stretched: `textLength` then evens out the last
 * few per cent.
 * @param word the brand name
 * @param set how wide Arial would be set to be as wide as the typeface, in per cent
 */
export function sinkWord(word: string, set = SET): SunkWord {
  const widths = [...word].map(
    (letter) => WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER_EM,
  );
  const em = (widths.reduce((sum, width) => sum + width, 0) * set) / SET;
  const fontSize = Math.round(WORD_WIDTH / em);
  return {
    fontSize,
    left: -Math.round(fontSize * BEARING_EM),
    baseline: Math.round(fontSize * BASELINE_EM),
    height: Math.round(fontSize * CUT_EM),
  };
}

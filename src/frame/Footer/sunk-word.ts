/** Letter widths in em, measured at the display weight and tracking in a typeface as wide as {@link SET}; the first match applies. */
const WIDTHS: readonly (readonly [letters: RegExp, em: number])[] = [
  [/[ijlI.,'’ ]/, 0.22],
  [/[frt-]/, 0.31],
  [/[mwMW]/, 0.88],
  [/[A-Z&]/, 0.71],
];
const OTHER_EM = 0.57;

/** The width of the measured typeface relative to Arial, in percent. */
const SET = 102.7;

/** The width of the drawing. */
export const WORD_WIDTH = 1000;

/** Distances from the top of the drawing to the baseline and to its bottom edge, which cuts the letters off, in em. */
const BASELINE_EM = 0.82;
const CUT_EM = 0.69;
/** The side bearing of a letter, which is subtracted so that the word lines up with the text above it, in em. */
const BEARING_EM = 0.025;

/**
 * Sizes a word so that it nearly fills the width of the drawing; `textLength` stretches it by the last few percent.
 * @param word the brand name
 * @param set the width of the typeface relative to Arial, in percent
 */
export function sinkWord(word: string, set = SET) {
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

const WORDS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];

/** A count in words as a sentence begins with it, such as "Fourteen"; in digits above twenty. */
export function numberInWords(count: number): string {
  const word = WORDS[count] ?? String(count);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** What two lists have in common. */

/** For each item of `b` the place in `a` of what it is, undefined for a new one: a longest common subsequence. */
export function common(a: readonly string[], b: readonly string[]): (number | undefined)[] {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  const fits = () => end < a.length - start && end < b.length - start;
  while (fits() && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const rows = a.length - start - end;
  const columns = b.length - start - end;
  /** The length of the longest one from item i of a and item j of b on. */
  const lengths = Array.from({ length: rows + 1 }, () => new Uint16Array(columns + 1));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = rows - 1; i >= 0; i--) {
    for (let j = columns - 1; j >= 0; j--) {
      const row = lengths[i] as Uint16Array; // made above
      const isSame = a[start + i] === b[start + j];
      row[j] = isSame ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const found: (number | undefined)[] = Array.from({ length: start }, (_, index) => index);
  let i = 0;
  for (let j = 0; j < columns; ) {
    if (i < rows && a[start + i] === b[start + j]) {
      found.push(start + i);
      i += 1;
      j += 1;
    } else if (i < rows && at(i + 1, j) >= at(i, j + 1)) i += 1;
    else {
      found.push(undefined);
      j += 1;
    }
  }
  for (let k = 0; k < end; k++) found.push(a.length - end + k);
  return found;
}

/** Words of one of two wordings, or of both. */
export interface Part {
  readonly words: string;
  readonly in: 'both' | 'before' | 'after';
}

/** What became of the words of a text, in the order in which they are read. */
export function changedWords(before: string, after: string): readonly Part[] {
  const [was, is] = [before, after].map((text) => text.split(/\s+/)) as [string[], string[]];
  const parts: { words: string[]; in: Part['in'] }[] = [];
  const add = (words: readonly string[], place: Part['in']) => {
    const last = parts.at(-1);
    if (last?.in === place) last.words.push(...words);
    else if (words.length > 0) parts.push({ words: [...words], in: place });
  };
  let [wasDone, isDone] = [0, 0];
  const kept = [...common(was, is).entries()].filter(([, from]) => from !== undefined);
  for (const [to, from = 0] of [...kept, [is.length, was.length] as const]) {
    add(was.slice(wasDone, from), 'before');
    add(is.slice(isDone, to), 'after');
    add(was.slice(from, from + 1), 'both');
    [wasDone, isDone] = [from + 1, to + 1];
  }
  return parts.map((part) => ({ words: part.words.join(' '), in: part.in }));
}

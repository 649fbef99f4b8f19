/**
 * A function that works out each answer once, for as long as what it was asked about is there.
 * @param answer nobody may change afterwards what it is asked about, nor what it answers
 */
export function oncePer<Key extends object, Answer extends object>(
  answer: (key: Key) => Answer,
): (key: Key) => Answer {
  const known = new WeakMap<Key, Answer>();
  return (key) => {
    const found = known.get(key);
    if (found) return found;
    const made = answer(key);
    known.set(key, made);
    return made;
  };
}

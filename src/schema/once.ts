/**
 * Caches a function's results by its argument, for as long as the argument exists.
 * @param answer the function; neither its arguments nor its results may be modified later
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

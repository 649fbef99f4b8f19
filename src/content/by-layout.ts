import type { z } from 'zod';

/** In which layouts of its section type a field is shown; in all others it is refused. */
interface Shown<Layout extends string> {
  /** The layouts that are not complete without it. */
  readonly needed?: readonly Layout[];
  /** The layouts that show it where it is set. */
  readonly shown?: readonly Layout[];
}

/**
 * For `superRefine` of a section type whose layouts differ in their fields: asks for what a layout needs and refuses
 * what it doesn't show, so that no word in content goes unseen.
 *
 * @param fields the fields that only some layouts have; `items.icon` is the icon of every item
 */
export function byLayout<Layout extends string>(fields: Readonly<Record<string, Shown<Layout>>>) {
  return (section: { readonly layout: Layout }, context: z.core.$RefinementCtx) => {
    const { layout } = section;
    for (const [field, { needed = [], shown = [] }] of Object.entries(fields)) {
      const showing = [...needed, ...shown];
      for (const { path, value } of valuesAt(section, field.split('.'))) {
        const unset = value === undefined || (Array.isArray(value) && value.length === 0);
        const message = unset
          ? needed.includes(layout) && `is missing; the layout "${layout}" needs it`
          : !showing.includes(layout) &&
            `the layout "${layout}" does not show it; leave it out or choose ${showing.join(', ')}`;
        if (message) context.addIssue({ code: 'custom', path: [...path], message });
      }
    }
  };
}

interface Value {
  readonly path: readonly PropertyKey[];
  readonly value: unknown;
}

/** The value of a field, or its values where the way to it leads through a list. */
function valuesAt(data: unknown, [key, ...rest]: readonly string[]): Value[] {
  if (key === undefined) return [{ path: [], value: data }];
  if (Array.isArray(data)) {
    return data.flatMap((item, index) =>
      valuesAt(item, [key, ...rest]).map(({ path, value }) => ({ path: [index, ...path], value })),
    );
  }
  const within = typeof data === 'object' && data ? Reflect.get(data, key) : undefined;
  return valuesAt(within, rest).map(({ path, value }) => ({ path: [key, ...path], value }));
}

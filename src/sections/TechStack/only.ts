interface Category {
  readonly title: string;
  readonly items: readonly { readonly name: string }[];
}

/**
 * The categories with only the named technologies, without categories that have none of them.
 * @throws for a name in no category, so that a typing error can't silently remove a technology from a page
 */
export function onlyNamed<Group extends Category>(
  groups: readonly Group[],
  names: readonly string[],
) {
  const known = new Set(groups.flatMap(({ items }) => items.map(({ name }) => name)));
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    const titles = groups.map(({ title }) => title).join(', ');
    throw new Error(`no technology "${unknown.join('", "')}" in ${titles}`);
  }
  return groups
    .map((group) => ({ ...group, items: group.items.filter(({ name }) => names.includes(name)) }))
    .filter(({ items }) => items.length > 0);
}

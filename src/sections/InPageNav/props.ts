import type { z } from 'zod';
import type { Page, Site } from '../../content/site.ts';
import type { inPageNavSchema } from './schema.ts';

/** Without the way to positions where none is open: their section is left out. */
export function inPageNavProps(
  section: z.infer<typeof inPageNavSchema>,
  site: Site,
  { sections }: Page,
) {
  const isEmpty = (id: string) =>
    site.all('positions').length === 0 &&
    sections.some(
      (each) => each.type === 'directory' && each.layout === 'positions' && each.id === id,
    );
  return { ...section, items: section.items.filter((item) => !isEmpty(item.section)) };
}

import type { z } from 'zod';
import type { Site } from '../../content/site.ts';
import type { howWeWorkSchema } from './schema.ts';

/** How work begins, as the points that it looks like. */
export function howWeWorkProps(section: z.infer<typeof howWeWorkSchema>, site: Site) {
  const { points, link, ...record } = site.single('howWeWork');
  return {
    ...section,
    ...record,
    layout: 'columns' as const,
    ordered: true,
    items: points,
    action: link,
  };
}

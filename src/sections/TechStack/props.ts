import type { z } from 'zod';
import type { Resolved } from '../../content/resolve.ts';
import type { Site } from '../../content/site.ts';
import { onlyNamed } from './only.ts';
import type { techStackSchema } from './schema.ts';

/** The technologies of a section: its categories or all, of which it may show some by name. */
export function techStackProps(
  { groups, only, ...section }: Resolved<z.infer<typeof techStackSchema>>,
  site: Site,
) {
  const shown = groups ?? site.all('technologies');
  return { ...section, groups: only ? onlyNamed(shown, only) : shown };
}

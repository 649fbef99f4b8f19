import type { z } from 'zod';
import type { Site } from '../../content/site.ts';
import type { officesSchema } from './schema.ts';

export const officesProps = (section: z.infer<typeof officesSchema>, site: Site) => ({
  ...section,
  offices: site.all('offices').filter(({ onContact }) => onContact),
});

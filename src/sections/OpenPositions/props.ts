import type { z } from 'zod';
import type { Site } from '../../content/site.ts';
import type { openPositionsSchema } from './schema.ts';

export const openPositionsProps = (section: z.infer<typeof openPositionsSchema>, site: Site) => ({
  ...section,
  items: site.all('positions'),
});

import type { z } from 'zod';
import type { Site } from '../../content/site.ts';
import type { teamSchema } from './schema.ts';

export const teamProps = (section: z.infer<typeof teamSchema>, site: Site) => ({
  ...section,
  members: site.all('team'),
});

import type { z } from 'zod';
import { lucideIcon } from '../../content/icons.ts';
import type { packagesSchema } from './schema.ts';

export const packagesProps = (section: z.infer<typeof packagesSchema>) => ({
  ...section,
  tick: lucideIcon('check'),
});

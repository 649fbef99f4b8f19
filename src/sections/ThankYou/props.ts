import type { z } from 'zod';
import { lucideIcon } from '../../content/icons.ts';
import type { thankYouSchema } from './schema.ts';

export const thankYouProps = (section: z.infer<typeof thankYouSchema>) => ({
  ...section,
  tick: lucideIcon('check'),
});

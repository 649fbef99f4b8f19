import type { z } from 'zod';
import { plateImage } from '../../content/plates.ts';
import type { notFoundSchema } from './schema.ts';

export const notFoundProps = (section: z.infer<typeof notFoundSchema>) => ({
  ...section,
  wide: plateImage('frame/not-found', 'not-found-wide'),
  narrow: plateImage('frame/not-found', 'not-found-narrow'),
});

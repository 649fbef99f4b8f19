import type { z } from 'zod';
import { plateImage } from '../../content/plates.ts';
import type { contactStripSchema } from './schema.ts';

export const contactStripProps = (section: z.infer<typeof contactStripSchema>) => ({
  ...section,
  picture: plateImage('frame/contact', 'band'),
});

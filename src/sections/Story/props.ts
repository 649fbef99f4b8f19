import type { z } from 'zod';
import { plateImage } from '../../content/plates.ts';
import type { Resolved } from '../../content/resolve.ts';
import type { storySchema } from './schema.ts';

export const storyProps = (section: Resolved<z.infer<typeof storySchema>>) => ({
  ...section,
  plate: plateImage('tide/ripple', 'wide'),
});

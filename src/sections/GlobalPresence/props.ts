import type { z } from 'zod';
import { projectToMap } from '../../../art/world.ts';
import { lucideIcon } from '../../content/icons.ts';
import { plateImage } from '../../content/plates.ts';
import type { Site } from '../../content/site.ts';
import type { globalPresenceSchema } from './schema.ts';

export const globalPresenceProps = (section: z.infer<typeof globalPresenceSchema>, site: Site) => ({
  ...section,
  large: plateImage('frame/world', 'world-large'),
  small: plateImage('frame/world', 'world-small'),
  offices: site
    .all('offices')
    .filter(({ onHome }) => onHome)
    .map((office) => ({ ...office, at: projectToMap(office) })),
  pin: lucideIcon('map-pin'),
});

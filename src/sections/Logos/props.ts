import type { z } from 'zod';
import type { Resolved } from '../../content/resolve.ts';
import type { Site } from '../../content/site.ts';
import type { logosSchema } from './schema.ts';

type LogosRecord = Resolved<z.infer<typeof logosSchema>>;

export const logosProps = (section: LogosRecord, site: Site) => ({
  ...section,
  items: section.of === 'media' ? site.all('media') : (section.clients ?? site.all('clients')),
});

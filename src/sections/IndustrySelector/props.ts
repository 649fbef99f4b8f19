import type { z } from 'zod';
import type { Resolved } from '../../content/resolve.ts';
import type { Site } from '../../content/site.ts';
import type { industrySelectorSchema } from './schema.ts';

export const industrySelectorProps = (
  section: Resolved<z.infer<typeof industrySelectorSchema>>,
  site: Site,
) => ({ ...section, sectors: site.all('sectors') });

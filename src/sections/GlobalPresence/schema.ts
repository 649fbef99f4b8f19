import { z } from 'zod';
import { line, paragraph } from '../../schema/fields.ts';
import { defineSection, heading } from '../../schema/section.ts';

/** The map, four regions, and the offices marked for home. */
export const globalPresenceSchema = defineSection(
  'globalPresence',
  'The dotted map with regions and offices.',
  {
    ...heading,
    map: paragraph(240).describe('What the map shows, for those who cannot see it.'),
    items: z
      .array(
        z.strictObject({
          name: line(30).describe('The region.'),
          text: paragraph(120).describe('What we do there.'),
          highlighted: z
            .boolean()
            .describe('True for the regions that have the brand colour on the map.'),
        }),
      )
      .length(4)
      .describe('The four regions.'),
  },
);

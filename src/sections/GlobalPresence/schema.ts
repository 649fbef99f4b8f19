import { z } from 'zod';
import { line, list, paragraph } from '../../schema/fields.ts';
import { defineSection, heading } from '../../schema/section.ts';

export const globalPresenceSchema = defineSection(
  'globalPresence',
  'A dotted world map with four regions, and the offices marked for the home page.',
  {
    ...heading,
    map: paragraph(240).describe('The text alternative of the map.'),
    items: list(4, 4, {
      name: line(30).describe('The name of the region.'),
      text: paragraph(120).describe('What the company does there.'),
      highlighted: z.boolean().describe('True for regions in the brand colour on the map.'),
    }).describe('The four regions.'),
  },
);

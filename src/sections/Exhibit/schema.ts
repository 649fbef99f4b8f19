import { z } from 'zod';
import { exhibits } from '../../exhibits/schemas.ts';
import { paragraph } from '../../schema/fields.ts';
import { defineSection, heading } from '../../schema/section.ts';

const { shape } = defineSection('exhibit', 'Something that is said by being drawn.', {
  ...heading,
  lead: paragraph(320).optional().describe('What the drawing shows, and how it was counted.'),
});

const extend = (exhibit: (typeof exhibits)[number]) => exhibit.safeExtend(shape);

/** An exhibit under a heading. */
export const exhibitSchema = z
  // A union wants to be told that it isn't empty.
  .discriminatedUnion('drawing', exhibits.map(extend) as [ReturnType<typeof extend>])
  .describe('Something that is said by being drawn.');

import { z } from 'zod';
import { exhibits } from '../../exhibits/schemas.ts';
import { paragraph } from '../../schema/fields.ts';
import { defineSection, heading } from '../../schema/section.ts';

const { shape } = defineSection('exhibit', 'A heading with a chart, plan or screen below it.', {
  ...heading,
  lead: paragraph(320).optional().describe('What the drawing shows, and how it was counted.'),
});

const extend = (exhibit: (typeof exhibits)[number]) => exhibit.safeExtend(shape);

export const exhibitSchema = z
  // The type of a union needs at least one member.
  .discriminatedUnion('drawing', exhibits.map(extend) as [ReturnType<typeof extend>])
  .describe('A heading with a chart, plan or screen below it.');

import { z } from 'zod';
import { line } from '../../schema/fields.ts';
import { defineExhibit } from '../../schema/section.ts';

export const schema = defineExhibit(
  'before-after',
  'Two panes, before and after, that a handle parts.',
  {
    subject: line(50).describe('What was measured, at the head of both panes.'),
    unit: line(6).describe('The unit behind each value, such as s.'),
    before: line(24).describe('What the first pane is called, such as Found.'),
    after: line(24).describe('What the second pane is called, such as After.'),
    items: z
      .array(
        z.strictObject({
          label: line(30).describe('What was measured.'),
          before: z.number().min(0).describe('Its value before.'),
          after: z.number().min(0).describe('Its value after.'),
        }),
      )
      .min(1)
      .describe('The measures; their sums stand large, and all share one scale.'),
  },
);

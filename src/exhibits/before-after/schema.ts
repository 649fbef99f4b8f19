import { z } from 'zod';
import { line, list } from '../../schema/fields.ts';
import { defineExhibit } from '../../schema/section.ts';

export const schema = defineExhibit(
  'before-after',
  'Two panes, before and after, separated by a handle that resizes them.',
  {
    subject: line(50).describe('What was measured; shown at the top of both panes.'),
    unit: line(6).describe('The unit after each value, such as s.'),
    before: line(24).describe('The title of the first pane, such as Found.'),
    after: line(24).describe('The title of the second pane, such as After.'),
    items: list(1, 12, {
      label: line(30).describe('What was measured.'),
      before: z.number().min(0).describe('The value before.'),
      after: z.number().min(0).describe('The value after.'),
    }).describe('The measures, on one scale; each pane shows their sum in large type.'),
  },
);

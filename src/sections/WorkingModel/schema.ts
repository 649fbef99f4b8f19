import { z } from 'zod';
import { line, link, paragraph } from '../../content/fields.ts';
import { plate } from '../../content/records.ts';
import { defineSection, heading } from '../../content/section.ts';

const model = z.strictObject({
  title: line(40).describe('The name of the model.'),
  lead: paragraph(260).describe('How it works and whom it suits.'),
  plate,
  facts: z
    .array(
      z.strictObject({
        label: line(32).describe('The question, such as "You steer"; the same in both models.'),
        value: line(90).describe('The answer.'),
      }),
    )
    .length(4)
    .describe('Four questions with their answers.'),
  action: link.optional().describe('The button of the model.'),
});

/** Two ways of working together, side by side. */
export const workingModelSchema = defineSection(
  'workingModel',
  'Two ways of working together, compared on the same four questions.',
  {
    ...heading,
    models: z.array(model).length(2).describe('The two models.'),
  },
);

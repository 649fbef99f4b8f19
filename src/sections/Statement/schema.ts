import { z } from 'zod';
import { TALL } from '../../schema/cuts.ts';
import { line, paragraph, plate, sample } from '../../schema/fields.ts';
import { defineLayout } from '../../schema/section.ts';

/** The one thing that a page says loudly, or very quietly. */
export const statementSchema = z
  .discriminatedUnion('layout', [
    defineLayout('statement', 'loud', 'One very large sentence at the foot of an empty ground.', {
      heading: line(70).describe('The sentence; on the dark ground a buoy is its full stop.'),
      text: paragraph(260).optional().describe('What stands behind it.'),
    }),
    defineLayout('statement', 'figure', 'One figure a quarter of the page high, and a sentence.', {
      value: line(8).describe('The figure, such as 2 weeks.'),
      heading: line(120).describe('What it says.'),
      text: paragraph(260).optional().describe('What stands behind it.'),
    }),
    defineLayout('statement', 'answer', 'A question, and a chart as its answer.', {
      heading: line(90).describe('The question.'),
      text: paragraph(320).describe('What the chart shows, and how it was counted.'),
      measure: line(60).describe('What was measured, with its unit, such as "Error in percent".'),
      usual: line(40).describe('What the hatched bars are.'),
      ours: line(40).describe('What the bars in the brand colour are.'),
      items: z
        .array(
          z.strictObject({
            label: line(12).describe('What stands under the pair of bars, such as "Week 1".'),
            usual: z.number().min(0).describe('The value of the hatched bar.'),
            ours: z.number().min(0).describe('The value of the bar in the brand colour.'),
          }),
        )
        .min(3)
        .max(14)
        .describe('The pairs of bars, in their order; all share one scale.'),
      sample,
    }),
    defineLayout('statement', 'wireframe', 'A screen drawn in lines, as large as it will be.', {
      heading: line(70).describe('The sentence.'),
      text: paragraph(260).describe('What is drawn. A ruler above it has a long mark every 50 px.'),
      title: line(24).describe('The heading of the drawn screen.'),
      fields: z
        .array(line(18).describe('The label of a field.'))
        .min(2)
        .max(4)
        .describe('The fields of the drawn screen, two in a row.'),
      button: line(24).describe('The words on its button, the one thing in colour.'),
      notes: z
        .tuple([
          line(110).describe('About the whole screen.'),
          line(110).describe('About the first field.'),
          line(110).describe('About the button.'),
        ])
        .describe('What is written beside the drawing; numbers lead from one to the other.'),
    }),
    defineLayout('statement', 'quiet', 'A sentence beside a small picture, with much space.', {
      heading: line(90).describe('The sentence.'),
      text: paragraph(260).optional().describe('What stands behind it.'),
      picture: plate({ cuts: ['square', ...TALL] }).describe(
        'The small picture, by its key in plates/registry.ts.',
      ),
    }),
  ])
  .describe('One sentence with nothing beside it.');

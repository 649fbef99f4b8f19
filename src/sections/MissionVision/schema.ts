import { z } from 'zod';
import { line, paragraph } from '../../content/fields.ts';
import { defineSection } from '../../content/section.ts';

/** What the company is for: two statements side by side, to the edges of the page. */
export const missionVisionSchema = defineSection(
  'missionVision',
  'Mission and vision, side by side.',
  {
    heading: line(60).describe('The name of the section for those who jump between headings.'),
    statements: z
      .array(
        z.strictObject({
          title: line(30).describe('What it is: the mission or the vision.'),
          text: paragraph(200).describe('The statement, in one sentence.'),
        }),
      )
      .length(2)
      .describe('The mission, then the vision.'),
  },
);

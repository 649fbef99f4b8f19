import { z } from 'zod';
import { line, link, paragraph, sample } from '../../content/fields.ts';
import { plate } from '../../content/records.ts';
import { defineSection, heading } from '../../content/section.ts';

/** A book of the company: its drawn cover, what it holds, and where to get it. */
export const bookPromotionSchema = defineSection(
  'bookPromotion',
  'A book of the company with its cover.',
  {
    ...heading,
    title: line(40).describe('The title of the book, as it stands on the cover.'),
    subtitle: line(60).optional().describe('One line under the title on the cover.'),
    text: paragraph(420).describe('What the book is about and for whom.'),
    points: z.array(line(100)).length(3).describe('Three things a reader finds in it.'),
    action: link.describe('Where to get it.'),
    plate: plate.describe('The picture on the cover.'),
    sample,
  },
);

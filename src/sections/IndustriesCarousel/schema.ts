import { z } from 'zod';
import { href, line, link, paragraph } from '../../lib/fields.ts';
import { plate } from '../../lib/records.ts';
import { defineSection, heading } from '../../lib/section.ts';

const card = z.strictObject({
  title: line(32).describe('The name of the industry.'),
  text: paragraph(180).describe('What we do there, in one or two sentences.'),
  plate: plate.describe('The picture of the card, in its cut "wide"; every sector/… plate has it.'),
  href: href.optional().describe('The page of the industry, where it has one.'),
});

/** Industries, three cards a slide; the visitor moves it, never the page. */
export const industriesCarouselSchema = defineSection(
  'industriesCarousel',
  'Industries in slides of up to three cards.',
  {
    ...heading,
    slides: z
      .array(
        z.strictObject({
          cards: z.array(card).min(2).max(3).describe('The cards of the slide.'),
        }),
      )
      .min(2)
      .max(3)
      .describe('The slides, in the order shown.'),
    action: link.optional().describe('The button below, set in capitals.'),
  },
);

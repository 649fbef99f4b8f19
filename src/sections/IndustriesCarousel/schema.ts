import { z } from 'zod';
import { BROAD } from '../../schema/cuts.ts';
import { href, line, link, paragraph, plate } from '../../schema/fields.ts';
import { defineSection, heading } from '../../schema/section.ts';

const card = z.strictObject({
  title: line(32).describe('The name of the industry.'),
  text: paragraph(180).describe('What we do there, in one or two sentences.'),
  picture: plate({ cuts: ['square', ...BROAD] }).describe('The picture of the card.'),
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
          items: z.array(card).min(2).max(3).describe('The cards of the slide.'),
        }),
      )
      .min(2)
      .max(3)
      .describe('The slides, in the order shown.'),
    action: link.optional().describe('The button below, set in capitals.'),
  },
);

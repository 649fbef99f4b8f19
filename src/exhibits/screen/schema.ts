import { z } from 'zod';
import { type Pointer, paragraph, plate, screen } from '../../schema/fields.ts';
import { defineExhibit } from '../../schema/section.ts';

/** A coordinate of a drawn screen, in its units. */
const units = z.int().min(0).max(800);

export const schema = defineExhibit(
  'screen',
  'A product screen on a picture across the page, with enlarged parts of it below.',
  {
    screen: screen().describe('The screen: a screenshot of your own, or a drawn one by its name.'),
    picture: plate({ cuts: ['wide'] })
      // Content gives the key as a plain string.
      .default('tide/ripple' as unknown as Pointer<'plate'>)
      .describe('The picture behind it; ripples if unset.'),
    parts: z
      .array(
        z.strictObject({
          at: z
            .tuple([units, units, units, units])
            .describe('Left, top, width and height; a screen is 800 by 540, a phone 360 by 740.'),
          caption: paragraph(240).describe('What the part shows.'),
        }),
      )
      .default([])
      .describe('Parts of a drawn screen, shown enlarged below it.'),
  },
).refine(({ screen, parts }) => parts.length === 0 || typeof screen !== 'object', {
  path: ['parts'],
  error: 'a screenshot of your own is shown whole; leave the parts out',
});

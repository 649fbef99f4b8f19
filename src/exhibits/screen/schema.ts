import { z } from 'zod';
import { type Pointer, paragraph, plate, screen } from '../../schema/fields.ts';
import { defineExhibit } from '../../schema/section.ts';

/** A rectangle of a drawn screen, in its own units. */
const units = z.int().min(0).max(800);

export const schema = defineExhibit(
  'screen',
  'A screen as wide as the page, and parts of it larger.',
  {
    screen: screen().describe('The screen: a screenshot of your own, or a drawn one by its name.'),
    picture: plate({ cuts: ['wide'] })
      // A key in content is a string as well.
      .default('tide/ripple' as unknown as Pointer<'plate'>)
      .describe('The picture under it; ripples where unset.'),
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
      .describe('Parts of a drawn screen that are shown larger below it.'),
  },
).refine(({ screen, parts }) => parts.length === 0 || typeof screen !== 'object', {
  path: ['parts'],
  error: 'a screenshot of your own is shown whole; leave the parts out',
});

import { z } from 'zod';
import { type Pointer, paragraph, plate, screen } from '../../schema/fields.ts';
import { defineExhibit } from '../../schema/section.ts';

export const schema = defineExhibit(
  'screen',
  'A product screen on a picture across the page, or a phone beside it, with notes below.',
  {
    screen: screen().describe('The screen: a screenshot of your own, or a drawn one by its name.'),
    picture: plate({ cuts: ['wide'], narrow: ['card'] })
      // Content gives the key as a plain string.
      .default('tide/ripple' as unknown as Pointer<'plate'>)
      .describe('The picture behind or beside it; ripples if unset.'),
    notes: z
      .array(paragraph(240))
      .default([])
      .describe('What to look at in the screen, and what it means.'),
  },
);

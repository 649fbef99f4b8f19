import { line } from '../../content/fields.ts';
import { defineSection } from '../../content/section.ts';

/** Where the company was written about. */
export const mediaLogosSchema = defineSection(
  'mediaLogos',
  'A strip of media names; they come from the media records.',
  { heading: line(60).describe('What the names are.') },
);

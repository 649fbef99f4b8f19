import { z } from 'zod';
import { FIELD_NAMES } from './names.ts';

/** The file in the build with facts about the pages, so that the server needn't parse them. */
export const TABLES_FILE = 'server.json';

const field = z.enum(FIELD_NAMES);

/** A slot: an offset in a page, and what the server inserts there. */
const slotSchema = z.intersection(
  z.object({
    at: z.int().min(0).describe('Offset in the page, in UTF-16 code units.'),
  }),
  z.discriminatedUnion('put', [
    z.object({ put: z.literal('token') }).describe('Within the tag: ` value="…"`.'),
    z.object({ put: z.literal('from') }).describe('Within the tag: ` value="…"`.'),
    z.object({ put: z.literal('focus') }).describe('Within the tag, where there is a summary.'),
    z.object({ put: z.literal('summary') }).describe('What happened, as HTML.'),
    z.object({ put: z.literal('error'), field }).describe('What is wrong with a field, as text.'),
    z.object({ put: z.literal('invalid'), field }).describe('Within the tag, where it is.'),
    z.object({ put: z.literal('value'), field }).describe('Within the tag: ` value="…"`.'),
    z.object({ put: z.literal('text'), field }).describe('What a text area holds.'),
    z.object({ put: z.literal('checked'), field }).describe('Within the tag of a checkbox.'),
    z
      .object({ put: z.literal('selected'), field, option: z.string() })
      .describe('Within the tag of an option, where its value was chosen.'),
  ]),
);
export type FormSlot = z.infer<typeof slotSchema>;

/** The CSP sources that a page's policy allows besides our own files. */
const sources = z
  .object({
    scripts: z.array(z.string()).describe("Inline code ('sha256-…') and a script of analytics."),
    styles: z.array(z.string()).describe("Inline code ('sha256-…')."),
    connections: z.array(z.string()).describe('Origins that a script of analytics sends to.'),
  })
  .readonly();
export type AllowedSources = z.infer<typeof sources>;

/** The schema of that file. Files are named by their path in the build. */
export const siteTables = z.object({
  sources: z.string().describe('The fingerprint of what the site was built from.'),
  complete: z
    .boolean()
    .describe('Whether its share images and compressed files are there as well.'),
  service: z
    .string()
    .optional()
    .describe('The origin that forms are sent to, where it is not that of the pages.'),
  allowed: z
    .record(z.string(), sources)
    .describe(
      'By page: what its policy allows besides our own files. A page without any has no entry.',
    ),
  forms: z
    .record(
      z.string(),
      z.array(
        z.object({
          page: z.string().describe('The page that shows the form, by the name of its file.'),
          language: z
            .string()
            .optional()
            .describe('The language of the form, where the site has several.'),
          ids: z.partialRecord(field, z.string()).describe('The `id` of each control.'),
          slots: z.array(slotSchema).describe('In the order of the page.'),
        }),
      ),
    )
    .describe('By form, in the order of the pages’ names. A form that no page shows has no entry.'),
});
export type SiteTables = z.infer<typeof siteTables>;
export type FormSlots = SiteTables['forms'][string][number];

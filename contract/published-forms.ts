import { z } from 'zod';
import { formRecord } from './form-record.ts';
import { MAIL_ADDRESS } from './submission.ts';
import { enquiryTexts } from './texts.ts';

/** The file in the build that holds the forms for the server, so that pages and server always agree. */
export const PUBLISHED_FILE = 'enquiries.json';

const published = z.object({
  language: z.string().describe('The tag of the language (RFC 5646), such as en-GB.'),
  forms: z.record(z.string(), formRecord).describe('By id.'),
  texts: enquiryTexts,
});
/** The forms and their texts in one language. */
export type PublishedLanguage = z.infer<typeof published>;

/** The schema of that file. */
const publishedForms = z.object({
  company: z.object({
    name: z.string().describe('The brand name, at the end of mails.'),
    email: z
      .email({ pattern: MAIL_ADDRESS })
      .describe('The sender and the recipient of mails, unless settings name others.'),
    site: z.url().describe('The published address of the site.'),
  }),
  languages: z
    .tuple([published], published)
    .describe('The texts in each language of the site, the source language first.'),
});
export type PublishedForms = z.infer<typeof publishedForms>;

/**
 * Parses that file. Texts that are too long are accepted: the content check limits them, and allows translations more.
 *
 * @throws z.ZodError if it doesn't match this version
 */
export function readPublished(data: unknown): PublishedForms {
  const { success, data: published, error } = publishedForms.safeParse(data);
  if (success) return published;
  if (error.issues.some(({ code }) => code !== 'too_big')) throw error;
  return data as PublishedForms; // its texts alone are longer than the schema says
}

/** The forms in a language; those in the source language if the build doesn't have it. */
export const publishedIn = ({ languages }: PublishedForms, language: string): PublishedLanguage =>
  languages.find((each) => each.language === language) ?? languages[0];

import { z } from 'zod';
import { formRecord } from './form-record.ts';
import { enquiryTexts } from './texts.ts';

/** The file in the build that hands the forms to the service, so that both always speak of the same ones. */
export const PUBLISHED_FILE = 'enquiries.json';

/** What that file holds. */
export const publishedForms = z.object({
  company: z.object({
    name: z.string().describe('The brand name, under mails.'),
    email: z.email().describe('Where mails come from and go to, unless settings say otherwise.'),
    site: z.url().describe('The published address of the site.'),
  }),
  forms: z.record(z.string(), formRecord).describe('By id.'),
  texts: enquiryTexts,
});
export type PublishedForms = z.infer<typeof publishedForms>;

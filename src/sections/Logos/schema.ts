import { z } from 'zod';
import { line, link, reference } from '../../schema/fields.ts';
import { defineLayout } from '../../schema/section.ts';

const heading = line(60).describe('What the logos are.');
const clients = z
  .array(reference('clients'))
  .min(3)
  .max(8)
  .optional()
  .describe('Which clients, in the order shown; all where unset.');

/** Whom the company works for, or who wrote about it. */
export const logosSchema = z
  .discriminatedUnion('layout', [
    defineLayout('logos', 'row', 'Logos of clients in rows, and a button where there is one.', {
      heading,
      clients,
      action: link.optional().describe('The button beside the logos.'),
    }),
    defineLayout('logos', 'media', 'Names of papers and sites, as they write them, on one line.', {
      heading,
    }),
  ])
  .describe('A quiet strip of logos.');

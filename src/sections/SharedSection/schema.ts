import { z } from 'zod';
import { defineLayout } from '../../schema/section.ts';

/** What is the same on every page that has it: its words stand once in content/. */
export const sharedSectionSchema = z
  .discriminatedUnion('layout', [
    defineLayout(
      'sharedSection',
      'contacts',
      'E-mail, chat and phone lines; the words are in content/shared-section.yaml, the contacts in content/company.yaml.',
      {},
    ),
    defineLayout(
      'sharedSection',
      'howWeWork',
      'How work with us begins, in three points; its words are in content/how-we-work.yaml.',
      {},
    ),
  ])
  .describe('What is the same on every page, with its words in one place.');

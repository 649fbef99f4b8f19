import { z } from 'zod';
import { defineLayout } from '../../schema/section.ts';

export const sharedSectionSchema = z
  .discriminatedUnion('layout', [
    defineLayout(
      'sharedSection',
      'contacts',
      'E-mail, chat and phone numbers from content/company.yaml, with the texts in content/shared-section.yaml.',
      {},
    ),
    defineLayout(
      'sharedSection',
      'howWeWork',
      'How a project starts, in three points from content/how-we-work.yaml.',
      {},
    ),
  ])
  .describe('A section that is the same on every page, with its texts in one file.');

import { z } from 'zod';
import { reference } from '../../schema/fields.ts';
import { defineLayout, heading } from '../../schema/section.ts';

const items = z.array(reference('caseStudies')).min(1).max(5);

/** Delivered projects, each with its figure and the way to its page. */
export const caseStudiesSchema = z
  .discriminatedUnion('layout', [
    defineLayout('caseStudies', 'cards', 'Cards with a picture each, the first one large.', {
      ...heading,
      items: items.describe('The cases by id; the first stands large.'),
    }),
    defineLayout(
      'caseStudies',
      'overview',
      'All there are, with links that filter them by service and industry.',
      heading,
    ),
    defineLayout(
      'caseStudies',
      'next',
      'The case after that of the page, as one link across it, its headline under the heading.',
      heading,
    ),
  ])
  .describe('Delivered projects with their figures.');

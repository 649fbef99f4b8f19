import { z } from 'zod';
import { reference } from '../../schema/fields.ts';
import { defineLayout, heading } from '../../schema/section.ts';

const items = z.array(reference('caseStudies')).min(1).max(5);

export const caseStudiesSchema = z
  .discriminatedUnion('layout', [
    defineLayout(
      'caseStudies',
      'cards',
      'Cards with pictures: three side by side, otherwise the first one large.',
      {
        ...heading,
        items: items.describe('The case studies, by id.'),
      },
    ),
    defineLayout(
      'caseStudies',
      'overview',
      'All case studies, with links that filter them by service and industry.',
      heading,
    ),
    defineLayout(
      'caseStudies',
      'next',
      'A band that links to the next case study, with its headline under the heading.',
      heading,
    ),
  ])
  .describe('Case studies with their results.');

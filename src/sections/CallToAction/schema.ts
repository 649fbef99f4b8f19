import { z } from 'zod';
import { byLayout } from '../../content/by-layout.ts';
import { line, link, paragraph } from '../../content/fields.ts';
import { defineSection } from '../../content/section.ts';

const layouts = ['question', 'claim'] as const;
export type CallToActionLayout = (typeof layouts)[number];

/** The blue band that leads to the contact page. */
export const callToActionSchema = defineSection(
  'callToAction',
  'A blue band with one loud sentence and a button.',
  {
    layout: z
      .enum(layouts)
      .default('question')
      .describe(
        'question: lead and buttons beside the sentence; claim: a label above it, lead and button below.',
      ),
    label: line(40).optional().describe('The small label above a claim.'),
    heading: line(90).describe('The question or claim.'),
    lead: paragraph(260)
      .optional()
      .describe('What happens after the click, or what stands behind the claim.'),
    actions: z.array(link).max(2).default([]).describe('One or two buttons; one in a claim.'),
  },
)
  .superRefine(
    byLayout<CallToActionLayout>({
      label: { shown: ['claim'] },
      lead: { needed: ['question'], shown: ['claim'] },
      actions: { needed: ['question'], shown: ['claim'] },
    }),
  )
  .refine(({ layout, actions }) => layout !== 'claim' || actions.length <= 1, {
    path: ['actions'],
    error: 'the layout "claim" has room for one button',
  });

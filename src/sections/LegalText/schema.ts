import { z } from 'zod';
import { line, paragraph, sample } from '../../schema/fields.ts';
import { defineSection } from '../../schema/section.ts';

/** What stands in a clause for a fact of the company, so that the fact is held in one place. */
const FACTS = ['{legalName}', '{address}', '{email}'] as const;

const clause = paragraph().refine(
  (words) =>
    (words.match(/\{.*?\}/g) ?? []).every((fact) => (FACTS as readonly string[]).includes(fact)),
  `in braces only ${FACTS.join(', ')}`,
);

/** A policy: headed clauses in plain words. */
export const legalTextSchema = defineSection('legalText', 'The clauses of a policy.', {
  heading: line(60).describe('What the clauses are.'),
  items: z
    .array(
      z.strictObject({
        heading: line(70).describe('The clause in a few words.'),
        paragraphs: z
          .array(clause)
          .min(1)
          .describe(
            `What it says; ${FACTS[0]} becomes the name in brand.yaml, ${FACTS[1]} that of the first office, ${FACTS[2]} the one in company.yaml.`,
          ),
      }),
    )
    .min(1)
    .describe('The clauses, in order.'),
  sample,
});

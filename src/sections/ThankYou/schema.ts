import { z } from 'zod';
import { line, link, paragraph } from '../../schema/fields.ts';
import { defineSection, nextSteps, sectionRules } from '../../schema/section.ts';

/** What follows a sent form. */
export const thankYouSchema = defineSection('thankYou', 'Thanks for a form, and what comes next.', {
  heading: line(40).describe(
    'The main heading, without a full stop: the name of the sender follows where it is known.',
  ),
  lead: paragraph(240).describe('What has happened, and when an answer comes.'),
  confirmation: paragraph(160).describe(
    'That a confirmation was mailed; the service leaves it out while it has no mail server.',
  ),
  nothing: z
    .strictObject({
      heading: line(40).describe('The main heading.'),
      lead: paragraph(240).describe('That nothing was sent, and where the form is.'),
    })
    .describe('What stands there for somebody who opens the page without having sent the form.'),
  next: nextSteps,
  actions: z.array(link).min(1).max(2).describe('One or two ways on, below the steps.'),
}).register(sectionRules, { isHero: true });

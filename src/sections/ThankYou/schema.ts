import { z } from 'zod';
import { line, link, paragraph } from '../../schema/fields.ts';
import { cornerPicture, defineSection, nextSteps, sectionRules } from '../../schema/section.ts';

export const thankYouSchema = defineSection(
  'thankYou',
  'The thanks after a form, and the next steps.',
  {
    heading: line(40).describe(
      'The main heading, without a full stop; the name of the sender follows if known.',
    ),
    lead: paragraph(240).describe('What has happened, and when you will answer.'),
    confirmation: paragraph(160).describe(
      'That a confirmation was e-mailed; the server removes it if it has no mail server.',
    ),
    nothing: z
      .strictObject({
        heading: line(40).describe('The main heading.'),
        lead: paragraph(240).describe('That nothing was sent, and where the form is.'),
      })
      .describe('Shown to visitors who open the page without having sent the form.'),
    picture: cornerPicture,
    next: nextSteps,
    actions: z.array(link).min(1).max(2).describe('One or two links, below the steps.'),
  },
).register(sectionRules, { isHero: true });

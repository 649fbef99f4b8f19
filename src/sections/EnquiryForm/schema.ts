import { z } from 'zod';
import { FIELD_NAMES } from '../../../contract/names.ts';
import { TALL } from '../../schema/cuts.ts';
import { line, paragraph, plate, reference } from '../../schema/fields.ts';
import { defineLayout, nextSteps, sectionRules } from '../../schema/section.ts';

const form = reference('forms').describe('The form, by the name of its file in content/forms/.');

/** The ids of a form: its controls, their hints and their errors. */
const idsOf = (form: string) =>
  FIELD_NAMES.flatMap((name) => ['', '-hint', '-error'].map((part) => `${form}-${name}${part}`));

/** A form, beside what a visitor should know of it. */
export const enquiryFormSchema = z
  .discriminatedUnion('layout', [
    defineLayout(
      'enquiryForm',
      'panel',
      'A form beside a panel of the brand colour with an invitation.',
      {
        heading: line(40).describe('The invitation.'),
        lead: paragraph(160).describe('Who answers.'),
        response: line(60).describe('How soon an answer comes.'),
        form,
        picture: plate({
          cuts: ['contact-wide', ...TALL],
          narrow: ['contact-narrow'],
          underWords: 'brandCalm',
        }).describe('The picture behind the words of the panel.'),
      },
    ).register(sectionRules, { ids: ({ form }) => ['enquiry', ...idsOf(form)] }),
    defineLayout('enquiryForm', 'steps', 'A form beside what happens once it is sent.', {
      heading: line(60).describe('What the form is for; its name.'),
      form,
      next: nextSteps,
    }).register(sectionRules, { ids: ({ form }) => idsOf(form) }),
  ])
  .describe('A form, beside what a visitor should know of it.');

import { z } from 'zod';
import { FIELD_NAMES } from '../../../contract/names.ts';
import { TALL } from '../../schema/cuts.ts';
import { line, paragraph, plate, reference } from '../../schema/fields.ts';
import { defineLayout, nextSteps, sectionRules } from '../../schema/section.ts';

const form = reference('forms').describe('The form, by the name of its file in content/forms/.');

const idsOf = (form: string) =>
  FIELD_NAMES.flatMap((name) => ['', '-hint', '-error'].map((part) => `${form}-${name}${part}`));

export const enquiryFormSchema = z
  .discriminatedUnion('layout', [
    defineLayout(
      'enquiryForm',
      'panel',
      'A form beside a panel in the brand colour with an invitation.',
      {
        heading: line(40).describe('The invitation.'),
        lead: paragraph(160).describe('Who will answer.'),
        response: line(60).describe('How soon you answer.'),
        form,
        picture: plate({
          cuts: ['contact-wide', ...TALL],
          narrow: ['contact-narrow'],
          underWords: 'brandCalm',
        }).describe('The picture behind the text of the panel.'),
      },
    ).register(sectionRules, { ids: ({ form }) => ['enquiry', ...idsOf(form)] }),
    defineLayout('enquiryForm', 'steps', 'A form beside a panel with the steps that follow it.', {
      heading: line(60).describe('The name of the form: what it is for.'),
      form,
      next: nextSteps,
    }).register(sectionRules, { ids: ({ form }) => idsOf(form) }),
  ])
  .describe('A form beside an invitation or the next steps.');

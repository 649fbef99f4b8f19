import { choiceLabel, type FormRecord } from '../../contract/form-record.ts';
import type { FieldName } from '../../contract/names.ts';
import type { Enquiry } from '../store/records.ts';

/**
 * What the sender filled in, as text by field; a choice by the words that stood in the list.
 *
 * @param form undefined for one that was taken out of the site since then: its choices are shown by their names
 */
export function answersOf(
  enquiry: Enquiry,
  form: FormRecord | undefined,
): Record<Exclude<FieldName, 'attachment' | 'consent'>, string> {
  return {
    name: enquiry.name,
    company: enquiry.company,
    email: enquiry.email,
    phone: enquiry.phone,
    'looking-for': choiceLabel(form, 'looking-for', enquiry.lookingFor),
    position: choiceLabel(form, 'position', enquiry.position),
    link: enquiry.link,
    when: enquiry.when,
    'hear-about': choiceLabel(form, 'hear-about', enquiry.hearAbout),
    message: enquiry.message,
  };
}

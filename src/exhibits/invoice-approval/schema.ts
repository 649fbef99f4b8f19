import { defineExhibit } from '../../schema/section.ts';

export const schema = defineExhibit(
  'invoice-approval',
  'Invoices on a phone, each of which can be approved.',
  {},
);

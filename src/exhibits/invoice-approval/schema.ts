import { defineExhibit } from '../../schema/section.ts';

export const schema = defineExhibit(
  'invoice-approval',
  'A working screen: invoices on a phone, which can be approved.',
  {},
);

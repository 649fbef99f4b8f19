import { defineExhibit } from '../../schema/section.ts';

export const schema = defineExhibit(
  'invoice-approval',
  'A working screen: costs of a year, and invoices that can be approved.',
  {},
);

/** Its texts in the source language. */
export const texts = {
  label: 'Fennimore’s contractor costs, a working screen',
  title: 'Contractors',
  saved: 'Saved since January',
  spent: '{now} after {before}',
  toApprove: 'To approve',
  data: 'M. Feld, data',
  studio: 'Kiln Studio',
  testing: 'R. Osei, testing',
  hours: '{n} h',
  fixed: 'Fixed',
  approve: 'Approve',
  approved: 'Approved',
  count: '{n} of 3 approved',
};

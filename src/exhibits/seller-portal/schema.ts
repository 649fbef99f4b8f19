import { defineExhibit } from '../../schema/section.ts';

export const schema = defineExhibit(
  'seller-portal',
  'A working screen: twelve weeks of a shop’s orders, with a slider to choose the week.',
  {},
);

/** Its texts in the source language. */
export const texts = {
  label: 'Orchard’s seller portal, a working screen',
  title: 'Seller portal',
  orders: 'Orders',
  listings: 'Listings',
  stock: 'Stock',
  payouts: 'Payouts',
  returns: 'Returns',
  messages: 'Messages',
  ordersIn: 'Orders in week {week}',
  platform: 'Platform',
  old: 'Old',
  new: 'New',
  onTime: 'Sent on time',
  slider: 'Week',
  week: 'Week {week}',
  shown: 'Week {week}: {orders} orders, {share} sent on time, {platform} platform',
  hint: 'Drag the slider to choose a week',
  order: 'Order',
  buyer: 'Buyer',
  items: 'Items',
  state: 'State',
  sent: 'Sent',
  late: 'Sent late',
  total: 'Total',
};

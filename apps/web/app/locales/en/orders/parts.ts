export default {
  some: 'Ship only some of the items now',
  someText:
    'Choose how many of each go now. You ship the others later with a tracking number of their own, by {{time}} at the latest. You are paid once all of it has arrived.',
  shipped: 'Part shipped',
  shippedText: 'The buyer has been notified. Ship the rest in time.',
  restTitle: 'Ship the rest',
  restText_one:
    '{{count}} item is still to be shipped, by {{time}} at the latest. After that the buyer is refunded for it.',
  restText_other:
    '{{count}} items are still to be shipped, by {{time}} at the latest. After that the buyer is refunded for them.',
  restOf_one: 'Order {{number}}: {{count}} item by {{time}}',
  restOf_other: 'Order {{number}}: {{count}} items by {{time}}',
  toShip_one: '{{count}} still to ship',
  toShip_other: '{{count}} still to ship',
  part: 'Part {{number}}',
  toCome_one: '{{count}} item is still to come. If it is not shipped by {{time}}, we’ll refund you for it.',
  toCome_other:
    '{{count}} items are still to come. If they are not shipped by {{time}}, we’ll refund you for them.',
  afterwards:
    'You can confirm receipt once all of it is shipped. If something is wrong with what has arrived, reporting it cancels the rest.',
  cancel: 'Cancel what is still to come',
  cancelText: 'You are refunded for it. What has been shipped stays on its way.',
  cancelled: 'The rest was cancelled',
  cancelledText: 'Your money is on its way back to you.',
  refundText:
    'Refund what you cannot send. The items go back on sale; what you have shipped stays sold, with its shipping.',
  eventPart: '{{store}} sent another part of your parcel',
  eventRest: 'Items from {{store}} that were not shipped yet were refunded',
}

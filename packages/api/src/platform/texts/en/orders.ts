import type { TextsOf } from '../texts-of'

export const orders = {
  orderPaid: {
    inApp: {
      title: 'Payment received: order {{number}}',
      text: '{{total}} was paid. The sellers have been notified.',
    },
    subject: 'Order {{number}}: payment received',
    heading: 'Thank you for your order',
    text: 'We have received your payment of {{total}} for order {{number}}. The sellers have been notified.',
  },
  orderExpired: {
    inApp: {
      title: 'Order {{number}} has expired',
      text: 'It was not paid in time. Items and coupons have been released.',
    },
    subject: 'Order {{number}} was not paid in time',
    heading: 'Your order has expired',
    text: 'We did not receive a payment for order {{number}} in time, so the items are back on sale. If a payment still arrives and everything is available, your order goes ahead; otherwise we’ll refund you.',
  },
  orderCancelled: {
    inApp: { title: 'Order {{number}} is cancelled', text: 'Nothing more will be charged for it.' },
    subject: 'Order {{number}} was cancelled',
    heading: 'Your order was cancelled',
    text: 'Order {{number}} was cancelled before it was paid. If a payment still arrives, we’ll refund it automatically.',
  },
  orderRefunded: {
    inApp: {
      title: 'Refund for order {{number}}',
      text: 'The money is on its way back to you, the way you paid.',
    },
  },
  refundSent: {
    subject: 'Order {{number}}: your refund of {{amount}} is on its way',
    heading: 'Your refund is on its way',
    text: 'We have refunded {{amount}} for order {{number}}, the way you paid. When it arrives depends on your bank, usually after 5 to 10 working days.',
  },
  paymentHeld: {
    inApp: {
      title: 'We are checking a payment for order {{number}}',
      text: 'The amount does not match the order. We are looking into it.',
    },
  },
  paymentSettled: {
    inApp: {
      title: 'Order {{number}}: your payment has been looked at',
      text: 'What did not match is settled. If the order still waits, you can pay it.',
    },
  },
  parcelToShip: {
    inApp: {
      title: 'New order {{number}}: ready to ship',
      text: 'It is paid. Pack it and hand it to the courier.',
    },
    subject: 'New order {{number}}: ready to ship',
    heading: 'You have sold something',
    text: 'Order {{number}} is paid. Please ship it by {{until}} and enter the tracking number; after that it is cancelled and the buyer is refunded.',
    button: 'Ship the order',
  },
  shipReminder: {
    inApp: {
      title: 'Order {{number}} is still waiting to be shipped',
      text: 'The buyer is waiting. Unshipped parcels are cancelled and refunded automatically.',
    },
    subject: 'Order {{number}} is still waiting to be shipped',
    heading: 'A parcel is waiting to be shipped',
    text: 'A buyer is waiting for order {{number}}. Please ship it by {{until}}; after that it is cancelled and the buyer is refunded.',
  },
  parcelShipped: {
    inApp: {
      title: 'On its way: order {{number}}',
      text: 'The seller has handed a parcel to the courier. Follow it on the order’s page.',
    },
    subject: 'Order {{number}}: {{store}} has sent your parcel',
    heading: 'Your parcel is on its way',
    text: '{{store}} has handed a parcel of order {{number}} to the courier. You can follow it on the order’s page.',
  },
  partShipped: {
    inApp: {
      title: 'A part is on its way: order {{number}}',
      text: 'The seller has handed a part to the courier. The rest follows.',
    },
    subject: 'Order {{number}}: {{store}} has sent a part of your parcel',
    heading: 'A part of your parcel is on its way',
    text: '{{store}} has handed a part of order {{number}} to the courier. The rest follows. If it is not shipped by {{until}}, we’ll refund it automatically.',
  },
  restCancelled: {
    inApp: {
      title: 'Order {{number}}: the rest was cancelled',
      text: 'What was not shipped yet will not be sent, and the buyer is refunded for it.',
    },
    subject: 'Order {{number}}: the rest from {{store}} was cancelled',
    heading: 'The rest of your parcel was cancelled',
    text: 'The items of order {{number}} that {{store}} had not shipped yet will not be sent. We’ll refund you {{amount}}, the way you paid.',
  },
  parcelDelivered: {
    inApp: {
      title: 'Has it arrived? Order {{number}}',
      text: 'It is marked as delivered. Tell us if it has not arrived, or if something is wrong.',
    },
    subject: 'Order {{number}}: has your parcel arrived?',
    heading: 'Has your parcel arrived?',
    text: 'The parcel from {{store}} of order {{number}} should have reached you by now. If it has not, or if something is wrong, tell us by {{until}}; after that the seller is paid.',
  },
  parcelCompleted: {
    inApp: {
      title: 'Order {{number}}: completed, the money is yours',
      text: 'It is on your balance and goes out with the next payout.',
    },
  },
  parcelCancelled: {
    inApp: {
      title: 'Order {{number}}: a parcel was cancelled',
      text: 'It will not be shipped, and the buyer is refunded.',
    },
    subject: 'Order {{number}}: the parcel from {{store}} was cancelled',
    heading: 'Your parcel was cancelled',
    text: 'The parcel from {{store}} of order {{number}} will not be shipped. We’ll refund you {{amount}}, the way you paid.',
  },
  serviceCancelled: {
    inApp: {
      title: 'Order {{number}}: a service was cancelled',
      text: 'It will not take place, and the buyer is refunded.',
    },
    subject: 'Order {{number}}: the service of {{store}} was cancelled',
    heading: 'Your service was cancelled',
    text: 'The service of {{store}} in order {{number}} will not take place. We’ll refund you {{amount}}, the way you paid.',
  },
  saleCancelled: {
    subject: 'Order {{number}}: please do not send what was cancelled',
    heading: 'Cancelled items',
    text: 'What is listed here, of order {{number}} from {{store}}, was cancelled, and the buyer gets {{amount}} back. Please do not send it, and do nothing more for it.',
  },
  fileUpdated: {
    inApp: { title: 'New version: {{title}}', text: '{{file}}, version {{version}}, is ready to download.' },
    subject: 'New version: {{title}}',
    heading: 'A file you bought was updated',
    text: '{{title}}, which you bought, has a new file: {{file}} (version {{version}}). It is yours at no charge.',
    news: 'What is new: {{note}}',
    button: 'Go to your download',
  },
  appointmentOpen: {
    inApp: {
      title: 'Order {{number}}: a service needs a date',
      text: 'Agree on a date with the buyer. Without one, the order is cancelled and refunded.',
    },
    subject: 'Order {{number}}: agree on a date with the buyer',
    heading: 'A service needs a date',
    text: 'A buyer has paid for “{{title}}” in order {{number}}. Please agree on a date by {{until}}; after that the order is cancelled and the buyer is refunded.',
  },
  appointmentProposed: {
    inApp: { title: 'Order {{number}}: a date is proposed', text: 'Accept it or propose another one.' },
    subject: 'Order {{number}}: does {{when}} suit you?',
    heading: 'A date for “{{title}}”',
    text: 'For “{{title}}” of order {{number}} this date has been proposed: {{when}}. Please accept it or propose another one.',
  },
  appointmentAgreed: {
    inApp: {
      title: 'Order {{number}}: the date is agreed',
      text: 'See when and where the service takes place.',
    },
    subject: 'Order {{number}}: the date is {{when}}',
    heading: 'The date is agreed',
    text: '“{{title}}” of order {{number}} takes place on {{when}}.',
  },
  appointmentDone: {
    inApp: {
      title: 'Did everything go well? Order {{number}}',
      text: 'The service is marked as done. Tell us if nobody came, or if something is wrong.',
    },
    subject: 'Order {{number}}: did everything go well?',
    heading: 'Did everything go well?',
    text: '“{{title}}” from {{store}} should be done by now. If nobody came, or if something is wrong, tell us by {{until}}; after that the seller is paid.',
  },
  saleRefunded: {
    inApp: { title: 'We refunded a part of order {{number}}', text: 'The reason: {{note}}' },
  },
  addressChanged: {
    inApp: {
      title: 'Order {{number}}: new address',
      text: 'The buyer changed the address. If you have printed a label, print it again.',
    },
  },
  buyerNote: {
    inApp: { title: 'Order {{number}}: a note from the buyer', text: 'Please read it before you start.' },
  },
} as const satisfies TextsOf<'orders'>

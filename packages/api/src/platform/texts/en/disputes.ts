import type { TextsOf } from '../texts-of'

export const disputes = {
  claimOpened: {
    inApp: {
      title: 'Order {{number}}: the buyer opened a claim',
      text: 'Please answer in time; after that we step in.',
    },
    subject: 'Order {{number}}: the buyer has opened a claim',
    heading: 'A buyer has opened a claim',
    text: 'The buyer of order {{number}} claims {{amount}}. Please answer by {{until}}; after that we step in.',
    button: 'View the claim',
  },
  claimAnswered: {
    inApp: {
      title: 'Order {{number}}: the seller answered your claim',
      text: 'Tell us how you want to proceed before the claim closes.',
    },
    subject: 'Order {{number}}: {{store}} has answered your claim',
    heading: 'The seller has answered',
    text: '{{store}} has answered your claim about order {{number}}. Please tell us by {{until}} how you want to proceed; after that the claim is closed.',
    button: 'View the claim',
  },
  claimReturning: {
    inApp: { title: 'Order {{number}}: the goods are coming back', text: 'Confirm when they have arrived.' },
  },
  claimEscalated: {
    inApp: {
      title: 'Order {{number}}: we are looking at the claim',
      text: 'We read what both sides wrote, and decide.',
    },
    subject: 'Order {{number}}: we are looking at the claim',
    heading: 'We are looking at it',
    text: 'We now decide on the claim about order {{number}} from {{store}}. We read what both sides said.',
    button: 'View the claim',
  },
  claimReturnDecided: {
    inApp: {
      title: 'Order {{number}}: the goods go back first',
      text: 'We have decided the claim. It names the address to send them to; the refund follows once they arrive.',
    },
    subject: 'Order {{number}}: we have decided that the goods go back',
    heading: 'The goods go back first',
    text: 'We have decided on the claim about order {{number}} from {{store}}: the buyer sends the goods back by {{until}}, and gets the refund once they have arrived. The claim names the address.',
    button: 'View the claim',
  },
  claimToDecide: {
    inApp: { title: 'Order {{number}}: a claim to decide', text: '{{store}} and the buyer could not agree.' },
    subject: 'Order {{number}}: please decide a claim',
    heading: 'A claim to decide',
    text: '{{store}} and the buyer of order {{number}} could not agree. Please decide by {{until}}.',
    button: 'View the claim',
  },
  claimClosed: {
    inApp: { title: 'Order {{number}}: the claim is closed', text: 'Open the claim to see the outcome.' },
    subject: 'Order {{number}}: the claim is closed',
    heading: 'The claim is closed',
    text: 'The claim about order {{number}} from {{store}} is closed. Refunded to the buyer: {{amount}}.',
    button: 'View the claim',
  },
} as const satisfies TextsOf<'disputes'>

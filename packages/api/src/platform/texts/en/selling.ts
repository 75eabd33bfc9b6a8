import type { TextsOf } from '../texts-of'

export const selling = {
  sellerApplication: {
    subject: 'New seller application: {{store}}',
    heading: 'A seller application',
    text: 'A member applied on {{time}} to open the store {{store}}. {{kind}}. Numbers and the proof are not sent by email; they are stored with the application.',
  },
  sellerApplied: {
    subject: 'Your seller application: {{store}}',
    heading: 'We have received your application',
    text: 'You applied on {{time}} to open the store {{store}}. We’ll check your details and write to you.',
    button: 'See the status',
    note: 'If this was not you, change your password and contact us.',
  },
  sellerApproved: {
    inApp: {
      title: 'You can sell now: {{store}}',
      text: 'Your application was approved. List your first item.',
    },
    subject: 'You can sell now: {{store}}',
    heading: 'Your application was approved',
    text: 'You have been a seller since {{time}}, and the store {{store}} is yours. Sign in and list your first item.',
    button: 'Go to the seller centre',
    note: 'Seller accounts cannot buy, so we have emptied your cart.',
  },
  sellerRejected: {
    inApp: { title: 'Your application was not accepted: {{store}}', text: 'The reason: {{reason}}' },
    subject: 'Your seller application: {{store}}',
    heading: 'Your application was not accepted',
    text: 'We decided on {{time}} about your application for the store {{store}}. The reason: {{reason}}',
    button: 'See what to do next',
    note: 'You can correct it and apply again. Your details are kept, except for numbers and the proof.',
  },
  sellingSuspended: {
    inApp: { title: 'You cannot sell for now', text: 'The reason: {{reason}}' },
    subject: 'Your seller account is suspended',
    heading: 'Your seller account is suspended',
    text: 'We suspended your seller account on {{time}}. Your stores and items are hidden, and you cannot list new ones. You can still log in, ship open orders and answer your buyers. The reason: {{reason}}',
    button: 'See what to do next',
    note: 'Money from your sales is kept for you. If you think this is a mistake, write to us.',
  },
  sellingResumed: {
    inApp: {
      title: 'You can sell again',
      text: 'Your stores are shown again, unless we have hidden one for another reason.',
    },
    subject: 'You can sell again',
    heading: 'You can sell again',
    text: 'The suspension of your seller account was lifted on {{time}}. Your stores are shown again, unless we have hidden one for another reason.',
    button: 'See your stores',
    note: 'Your items will be on sale again within a few minutes, as they were before.',
  },
  sellerAsked: {
    inApp: { title: 'We need something more from you: {{store}}', text: 'We ask: {{question}}' },
    subject: 'Your seller application: {{store}}',
    heading: 'We need something more from you',
    text: 'We looked at your application for the store {{store}} on {{time}} and ask: {{question}}',
    button: 'Answer',
    note: 'You keep your place in the queue. Files can be sent with the answer.',
  },
  applicantAnswered: {
    inApp: { title: 'An applicant has answered: {{store}}', text: 'The application is back in the queue.' },
  },
  startForbidden: {
    inApp: {
      title: 'Did not go on sale: {{title}}',
      text: 'Its store could not sell when it was due. It stays a draft: set a new time once you can sell there.',
    },
  },
  startIncomplete: {
    inApp: {
      title: 'Did not go on sale: {{title}}',
      text: 'Something that it needs was missing when it was due. It stays a draft: fill it in and set a new time.',
    },
  },
  startTooLate: {
    inApp: {
      title: 'The auction did not start: {{title}}',
      text: 'Its end has passed or is too close. It stays a draft; choose another end and a new time.',
    },
  },
  affiliateApplication: {
    subject: 'New affiliate application',
    heading: 'An affiliate application',
    text: 'A member applied on {{time}}. A manager or an admin decides on it.',
  },
  affiliateApproved: {
    inApp: { title: 'You are a reseller now', text: 'Your application was approved. Share your link.' },
    subject: 'You are a reseller on {{app}} now',
    heading: 'Your application was approved',
    text: 'You have been a reseller since {{time}}. Sign in and share your link: sellers who apply through it are yours, and you earn a part of the fee on what they sell.',
    button: 'Get your link',
    note: 'Reseller accounts cannot buy, so we have emptied your cart.',
  },
  affiliateRejected: {
    inApp: { title: 'Your affiliate application was not accepted', text: 'The reason: {{reason}}' },
    subject: 'Your affiliate application',
    heading: 'Your application was not accepted',
    text: 'We decided on your affiliate application on {{time}}. The reason: {{reason}}',
    button: 'Apply again',
    note: 'You can apply again at any time.',
  },
} as const satisfies TextsOf<'selling'>

import type { TextsOf } from '../texts-of'

export const reviews = {
  reviewWritten: {
    inApp: {
      title: 'New review: {{title}}',
      text: 'A buyer gave {{stars}} of {{rule.stars}} stars. You can answer once.',
    },
  },
  reviewAnswered: {
    inApp: { title: 'The seller answered your review', text: 'About {{title}}.' },
  },
  questionAsked: {
    inApp: { title: 'A question about {{title}}', text: 'Answer it, and everyone can see both.' },
  },
  questionAnswered: {
    inApp: { title: 'Your question was answered', text: 'About {{title}}.' },
  },
} as const satisfies TextsOf<'reviews'>

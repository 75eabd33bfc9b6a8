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
  reviewRemoved: {
    inApp: { title: 'Your review of {{title}} was removed', text: 'The reason: {{note}}' },
    subject: 'Your review of {{title}} was removed',
    heading: 'Your review was removed',
    text: 'We removed your review of {{title}} on {{time}}. The reason: {{note}}',
    button: 'See the item',
    note: 'Its stars no longer count. If you think this is wrong, please contact us.',
  },
  questionRemoved: {
    inApp: { title: 'Your question about {{title}} was removed', text: 'The reason: {{note}}' },
    subject: 'Your question about {{title}} was removed',
    heading: 'Your question was removed',
    text: 'We removed your question about {{title}} on {{time}}. The reason: {{note}}',
    button: 'See the item',
    note: 'If you think this is wrong, please contact us.',
  },
  reviewAnswerRemoved: {
    inApp: { title: 'Your answer to a review of {{title}} was removed', text: 'The reason: {{note}}' },
    subject: 'Your answer to a review of {{title}} was removed',
    heading: 'Your answer was removed',
    text: 'We removed your answer to a review of {{title}} on {{time}}. The reason: {{note}}',
    button: 'See the item',
    note: 'The review stays, and cannot be answered again. If you think this is wrong, please contact us.',
  },
  questionAnswerRemoved: {
    inApp: { title: 'Your answer to a question about {{title}} was removed', text: 'The reason: {{note}}' },
    subject: 'Your answer to a question about {{title}} was removed',
    heading: 'Your answer was removed',
    text: 'We removed your answer to a question about {{title}} on {{time}}. The reason: {{note}}',
    button: 'See the item',
    note: 'The question stays, and cannot be answered again. If you think this is wrong, please contact us.',
  },
} as const satisfies TextsOf<'reviews'>

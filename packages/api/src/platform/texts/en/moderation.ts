import type { TextsOf } from '../texts-of'

export const moderation = {
  itemRemoved: {
    inApp: { title: 'Your item was removed: {{title}}', text: 'The reason: {{note}}' },
    subject: 'Your item was removed: {{title}}',
    heading: 'Your item was removed',
    text: 'We took {{title}} off sale on {{time}}. The reason: {{note}}',
    button: 'See the item and appeal',
    note: 'If you think this is wrong, you can appeal once. Orders already placed go on as usual.',
  },
  itemRestored: {
    inApp: { title: 'Your item is back: {{title}}', text: 'It is as it was before.' },
    subject: 'Your item is back: {{title}}',
    heading: 'Your item is back',
    text: '{{title}} was restored on {{time}}. {{note}}',
    button: 'See the item',
    note: 'It is as it was before it was removed.',
  },
  storeHidden: {
    inApp: { title: 'Your store is hidden: {{title}}', text: 'The reason: {{note}}' },
    subject: 'Your store is hidden: {{title}}',
    heading: 'Your store is hidden',
    text: '{{title}} was hidden on {{time}}, with everything it sells. The reason: {{note}}',
    button: 'See your stores',
    note: 'Open orders go on as usual. If you think this is a mistake, write to us.',
  },
  storeShown: {
    inApp: {
      title: 'Your store is shown again: {{title}}',
      text: 'Its items are on sale again, as they were before.',
    },
    subject: 'Your store is shown again: {{title}}',
    heading: 'Your store is shown again',
    text: '{{title}} was put back on {{time}}. {{note}}',
    button: 'See your stores',
    note: 'Its items will be on sale again within a few minutes, as they were before.',
  },
  appealRejected: {
    inApp: { title: 'Your item stays removed: {{title}}', text: 'Our answer: {{note}}' },
    subject: 'Your appeal: {{title}}',
    heading: 'Your item stays removed',
    text: 'We looked at your appeal for {{title}} on {{time}}. Our answer: {{note}}',
    button: 'See the item',
    note: 'Orders already placed go on as usual. If you have questions, write to us.',
  },
} as const satisfies TextsOf<'moderation'>

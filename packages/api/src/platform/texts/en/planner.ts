import type { TextsOf } from '../texts-of'

export const planner = {
  planNear: {
    inApp: { title: '{{list}}: the day is close', text: 'See what is still to buy.' },
    subject: '{{list}}: {{day}} is close',
    heading: '{{day}} is close',
    text: 'Your list “{{list}}” is for {{day}}. Look at what is still to buy, so that it arrives in time.',
    button: 'See the list',
  },
  planCheaper: {
    inApp: {
      title: 'Cheaper than planned: {{title}}',
      text: 'Now {{amount}}. It is on your list “{{list}}”.',
    },
    subject: 'Cheaper than planned: {{title}}',
    heading: 'Cheaper than planned',
    text: '“{{title}}” of your list “{{list}}” costs {{amount}} now. You planned {{before}}.',
    button: 'See the list',
  },
  planGiven: {
    inApp: { title: '{{list}}: gifts for you', text: 'Bought for you: {{pieces}}. See who gave what.' },
    subject: '{{list}}: gifts for you',
    heading: 'Somebody has bought gifts for you',
    text: 'Bought for you from your list “{{list}}” ({{day}}): {{pieces}}. The list shows who gave what.',
    button: 'See who gave what',
  },
  giftEnded: {
    inApp: {
      title: 'No longer reserved: {{title}}',
      text: 'You had reserved it from the list “{{list}}”. Others can give it now; you still can, too.',
    },
    subject: 'No longer reserved: {{title}}',
    heading: 'Your gift is no longer reserved',
    text: '“{{title}}” of the list “{{list}}” was reserved for you and not bought in time, so others can give it again. You still can, too.',
    button: 'See the list',
  },
} as const satisfies TextsOf<'planner'>

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
  giftItemRemoved: {
    inApp: {
      title: 'No longer wanted: {{title}}',
      text: 'It was taken off the list “{{list}}”. What you have ordered stays ordered; what is only reserved is in your cart.',
    },
    subject: 'No longer wanted: {{title}}',
    heading: 'What you want to give was taken off the list',
    text: '“{{title}}” was taken off the list “{{list}}” ({{day}}). What you have ordered stays ordered: you can still give it, or ask the seller to cancel it. What is only reserved is in your cart; take it out if you no longer want it.',
    button: 'See your gift',
  },
  giftListRemoved: {
    inApp: {
      title: 'List removed: {{list}}',
      text: 'You give something from it. What you have ordered stays ordered; what is only reserved is in your cart.',
    },
    subject: 'List removed: {{list}}',
    heading: 'A list you give from was removed',
    text: 'The list “{{list}}” ({{day}}) was removed. What you have ordered stays ordered: you can still give it, or ask the seller to cancel it. What is only reserved is in your cart; take it out if you no longer want it.',
    button: 'See your gift',
  },
  giftItemBack: {
    inApp: { title: 'Wanted again: {{title}}', text: 'It is on the list “{{list}}” again.' },
    subject: 'Wanted again: {{title}}',
    heading: 'What you want to give is on the list again',
    text: '“{{title}}” is on the list “{{list}}” ({{day}}) again.',
    button: 'See the list',
  },
  giftListBack: {
    inApp: { title: 'List restored: {{list}}', text: 'You give something from it. It is for {{day}}.' },
    subject: 'List restored: {{list}}',
    heading: 'A list you give from is there again',
    text: 'The list “{{list}}” ({{day}}), from which you give something, is there again.',
    button: 'See the list',
  },
  giftDayMoved: {
    inApp: { title: '{{list}}: now on {{day}}', text: 'It was for {{before}}. You give something from it.' },
    subject: '{{list}}: now on {{day}}',
    heading: 'The day of a list you give from has changed',
    text: 'The list “{{list}}”, from which you give something, is for {{day}} now. It was for {{before}}.',
    button: 'See the list',
  },
} as const satisfies TextsOf<'planner'>

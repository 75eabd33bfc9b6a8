import type { TextsOf } from '../texts-of'

export const messaging = {
  messageNew: {
    inApp: { title: 'You have a new message', text: 'Open the conversation to read it.' },
    subject: 'You have a new message',
    heading: 'You have an unread message',
    text: 'You have a message on {{app}} that you have not read yet.',
    button: 'Read the message',
    note: 'You can turn these emails off in your notification settings.',
  },
  messageRejected: {
    inApp: { title: 'A message of yours was not delivered', text: 'Open the conversation to see why.' },
  },
} as const satisfies TextsOf<'messaging'>

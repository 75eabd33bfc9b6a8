import type { TextsOf } from '../texts-of'

export const messaging = {
  messageNew: {
    inApp: { title: 'You have a new message', text: 'Open the conversation to read it.' },
  },
  messageRejected: {
    inApp: { title: 'A message of yours was not delivered', text: 'Open the conversation to see why.' },
  },
} as const satisfies TextsOf<'messaging'>

import type { messaging as english } from '../en/messaging'
import type { Translated } from '../texts-of'

export const messaging: Translated<typeof english> = {
  messageNew: {
    inApp: { title: 'Anda menerima mesej baharu', text: 'Buka perbualan untuk membacanya.' },
  },
  messageRejected: {
    inApp: {
      title: 'Mesej anda tidak dihantar kepada penerima',
      text: 'Buka perbualan untuk melihat sebabnya.',
    },
  },
}

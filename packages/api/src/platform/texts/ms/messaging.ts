import type { messaging as english } from '../en/messaging'
import type { Translated } from '../texts-of'

export const messaging: Translated<typeof english> = {
  messageNew: {
    inApp: { title: 'Anda menerima mesej baharu', text: 'Buka perbualan untuk membacanya.' },
    subject: 'Anda menerima mesej baharu',
    heading: 'Anda ada mesej yang belum dibaca',
    text: 'Ada mesej di {{app}} yang belum anda baca.',
    button: 'Baca mesej',
    note: 'E-mel ini boleh dimatikan dalam tetapan pemberitahuan anda.',
  },
  messageRejected: {
    inApp: {
      title: 'Mesej anda tidak dihantar kepada penerima',
      text: 'Buka perbualan untuk melihat sebabnya.',
    },
  },
}

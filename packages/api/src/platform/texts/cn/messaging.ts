import type { messaging as english } from '../en/messaging'
import type { Translated } from '../texts-of'

export const messaging: Translated<typeof english> = {
  messageNew: {
    inApp: { title: '您有一条新消息', text: '打开对话即可阅读。' },
  },
  messageRejected: {
    inApp: { title: '您的一条消息没有送达', text: '打开对话查看原因。' },
  },
}

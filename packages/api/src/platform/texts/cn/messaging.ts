import type { messaging as english } from '../en/messaging'
import type { Translated } from '../texts-of'

export const messaging: Translated<typeof english> = {
  messageNew: {
    inApp: { title: '您有一条新消息', text: '打开对话即可阅读。' },
    subject: '您有一条新消息',
    heading: '您有一条未读消息',
    text: '您在 {{app}} 上有一条未读消息。',
    button: '阅读消息',
    note: '您可以在通知设置中关闭这类邮件。',
  },
  messageRejected: {
    inApp: { title: '您的一条消息没有送达', text: '打开对话查看原因。' },
  },
}

import type { reviews as english } from '../en/reviews'
import type { Translated } from '../texts-of'

export const reviews: Translated<typeof english> = {
  reviewWritten: {
    inApp: {
      title: '新评价：{{title}}',
      text: '买家给出 {{stars}} 星（满分 {{rule.stars}} 星）。您可以回复一次。',
    },
  },
  reviewAnswered: {
    inApp: { title: '卖家回复了您的评价', text: '商品：{{title}}。' },
  },
  questionAsked: {
    inApp: { title: '有人提问：{{title}}', text: '回答后，所有人都能看到问题和回答。' },
  },
  questionAnswered: {
    inApp: { title: '您的提问已有回答', text: '商品：{{title}}。' },
  },
  reviewRemoved: {
    inApp: { title: '您对“{{title}}”的评价已被移除', text: '原因：{{note}}' },
    subject: '您对“{{title}}”的评价已被移除',
    heading: '您的评价已被移除',
    text: '我们在 {{time}} 移除了您对“{{title}}”的评价。原因：{{note}}',
    button: '查看商品',
    note: '其星级不再计入。如果您认为有误，请联系我们。',
  },
  questionRemoved: {
    inApp: { title: '您对“{{title}}”的提问已被移除', text: '原因：{{note}}' },
    subject: '您对“{{title}}”的提问已被移除',
    heading: '您的提问已被移除',
    text: '我们在 {{time}} 移除了您对“{{title}}”的提问。原因：{{note}}',
    button: '查看商品',
    note: '如果您认为有误，请联系我们。',
  },
  reviewAnswerRemoved: {
    inApp: { title: '您对“{{title}}”一条评价的回复已被移除', text: '原因：{{note}}' },
    subject: '您对“{{title}}”一条评价的回复已被移除',
    heading: '您的回复已被移除',
    text: '我们在 {{time}} 移除了您对“{{title}}”一条评价的回复。原因：{{note}}',
    button: '查看商品',
    note: '评价保留，但不能再次回复。如果您认为有误，请联系我们。',
  },
  questionAnswerRemoved: {
    inApp: { title: '您对“{{title}}”一条提问的回答已被移除', text: '原因：{{note}}' },
    subject: '您对“{{title}}”一条提问的回答已被移除',
    heading: '您的回答已被移除',
    text: '我们在 {{time}} 移除了您对“{{title}}”一条提问的回答。原因：{{note}}',
    button: '查看商品',
    note: '提问保留，但不能再次回答。如果您认为有误，请联系我们。',
  },
}

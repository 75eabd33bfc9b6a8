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
}

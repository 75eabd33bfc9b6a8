import type { moderation as english } from '../en/moderation'
import type { Translated } from '../texts-of'

export const moderation: Translated<typeof english> = {
  itemRemoved: {
    inApp: { title: '您的商品已被下架：{{title}}', text: '原因：{{note}}' },
    subject: '您的商品已被下架：{{title}}',
    heading: '您的商品已被下架',
    text: '我们在 {{time}} 将“{{title}}”下架。原因：{{note}}',
    button: '查看商品并申诉',
    note: '如果您认为有误，可以申诉一次。已有的订单照常进行。',
  },
  itemRestored: {
    inApp: { title: '您的商品已恢复：{{title}}', text: '商品已恢复为下架前的状态。' },
    subject: '您的商品已恢复：{{title}}',
    heading: '您的商品已恢复',
    text: '“{{title}}”已在 {{time}} 恢复。{{note}}',
    button: '查看商品',
    note: '商品已恢复为下架前的状态。',
  },
  storeHidden: {
    inApp: { title: '您的店铺已被隐藏：{{title}}', text: '原因：{{note}}' },
    subject: '您的店铺已被隐藏：{{title}}',
    heading: '您的店铺已被隐藏',
    text: '“{{title}}”及其所有商品已在 {{time}} 被隐藏。原因：{{note}}',
    button: '查看店铺',
    note: '已有的订单照常进行。如果您认为有误，请与我们联系。',
  },
  storeShown: {
    inApp: { title: '您的店铺已恢复显示：{{title}}', text: '店铺的商品已恢复为隐藏前的状态。' },
    subject: '您的店铺已恢复显示：{{title}}',
    heading: '您的店铺已恢复显示',
    text: '“{{title}}”已在 {{time}} 恢复显示。{{note}}',
    button: '查看店铺',
    note: '店铺的商品会在几分钟内恢复为隐藏前的状态。',
  },
  appealRejected: {
    inApp: { title: '您的商品维持下架：{{title}}', text: '答复：{{note}}' },
    subject: '您的申诉：{{title}}',
    heading: '您的商品维持下架',
    text: '我们在 {{time}} 审核了您对“{{title}}”的申诉。答复：{{note}}',
    button: '查看商品',
    note: '已有的订单照常进行。如有疑问，请联系我们。',
  },
}

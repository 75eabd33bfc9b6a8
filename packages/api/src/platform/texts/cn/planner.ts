import type { planner as english } from '../en/planner'
import type { Translated } from '../texts-of'

export const planner: Translated<typeof english> = {
  planNear: {
    inApp: { title: '{{list}}：日子快到了', text: '看看还有什么要买。' },
    subject: '{{list}}：{{day}}快到了',
    heading: '{{day}}快到了',
    text: '您的清单“{{list}}”是为{{day}}准备的。看看还有什么要买，好让商品及时送达。',
    button: '查看清单',
  },
  planCheaper: {
    inApp: { title: '比计划便宜：{{title}}', text: '现在是 {{amount}}。它在您的清单“{{list}}”上。' },
    subject: '比计划便宜：{{title}}',
    heading: '比计划便宜了',
    text: '您的清单“{{list}}”中的“{{title}}”现在是 {{amount}}。列入计划时的价格为 {{before}}。',
    button: '查看清单',
  },
  planGiven: {
    inApp: { title: '{{list}}：有人送您礼物', text: '为您买下的件数：{{pieces}}。看看是谁送的。' },
    subject: '{{list}}：有人送您礼物',
    heading: '有人为您买了礼物',
    text: '在您 {{day}} 的清单“{{list}}”中，为您买下的件数：{{pieces}}。清单上可以看到是谁送的。',
    button: '看看是谁送的',
  },
  giftEnded: {
    inApp: {
      title: '不再预留：{{title}}',
      text: '您曾从清单“{{list}}”预留了它。现在其他人可以送；您也仍然可以。',
    },
    subject: '不再预留：{{title}}',
    heading: '您的礼物不再预留',
    text: '清单“{{list}}”中的“{{title}}”曾为您预留，但没有及时购买，所以其他人又可以送了。您也仍然可以送。',
    button: '查看清单',
  },
  giftItemRemoved: {
    inApp: {
      title: '不再需要：{{title}}',
      text: '它已从清单“{{list}}”移除。您已下的订单不变；只是预留的仍在您的购物车里。',
    },
    subject: '不再需要：{{title}}',
    heading: '您想送的商品已从清单移除',
    text: '“{{title}}”已从 {{day}} 的清单“{{list}}”移除。您已下的订单不变：您仍然可以送，也可以请卖家取消。只是预留的仍在您的购物车里；如不再需要，请移出购物车。',
    button: '查看您的礼物',
  },
  giftListRemoved: {
    inApp: {
      title: '清单已移除：{{list}}',
      text: '您从这份清单选了礼物。您已下的订单不变；只是预留的仍在您的购物车里。',
    },
    subject: '清单已移除：{{list}}',
    heading: '您选礼物的清单已被移除',
    text: '{{day}} 的清单“{{list}}”已被移除。您已下的订单不变：您仍然可以送，也可以请卖家取消。只是预留的仍在您的购物车里；如不再需要，请移出购物车。',
    button: '查看您的礼物',
  },
  giftItemBack: {
    inApp: { title: '又需要了：{{title}}', text: '它又回到了清单“{{list}}”上。' },
    subject: '又需要了：{{title}}',
    heading: '您想送的商品又回到清单上了',
    text: '“{{title}}”又回到了 {{day}} 的清单“{{list}}”上。',
    button: '查看清单',
  },
  giftListBack: {
    inApp: { title: '清单已恢复：{{list}}', text: '您从这份清单选了礼物，日子是 {{day}}。' },
    subject: '清单已恢复：{{list}}',
    heading: '您选礼物的清单已恢复',
    text: '{{day}} 的清单“{{list}}”已恢复，您从中选了礼物。',
    button: '查看清单',
  },
  giftDayMoved: {
    inApp: { title: '{{list}}：改为 {{day}}', text: '原来是 {{before}}。您从这份清单选了礼物。' },
    subject: '{{list}}：改为 {{day}}',
    heading: '您选礼物的清单改了日子',
    text: '您从中选了礼物的清单“{{list}}”改为 {{day}}。原来是 {{before}}。',
    button: '查看清单',
  },
}

import type { disputes as english } from '../en/disputes'
import type { Translated } from '../texts-of'

export const disputes: Translated<typeof english> = {
  claimOpened: {
    inApp: { title: '订单 {{number}}：买家申请售后', text: '请按时回复，逾期由我们介入处理。' },
    subject: '订单 {{number}}：买家申请了售后',
    heading: '买家申请了售后',
    text: '订单 {{number}} 的买家要求退款 {{amount}}。请在 {{until}} 前答复；逾期由我们介入处理。',
    button: '查看售后申请',
  },
  claimAnswered: {
    inApp: {
      title: '订单 {{number}}：卖家已回复您的售后申请',
      text: '请在售后申请关闭前告诉我们您希望如何处理。',
    },
    subject: '订单 {{number}}：{{store}} 已回复您的售后申请',
    heading: '卖家已回复',
    text: '{{store}} 已回复您对订单 {{number}} 的售后申请。请在 {{until}} 前告诉我们您希望如何处理；逾期将关闭售后申请。',
    button: '查看售后申请',
  },
  claimReturning: {
    inApp: { title: '订单 {{number}}：商品正在寄回', text: '收到后请确认。' },
  },
  claimEscalated: {
    inApp: { title: '订单 {{number}}：我们正在处理售后申请', text: '我们会查看双方的说明并作出裁定。' },
    subject: '订单 {{number}}：我们正在处理售后申请',
    heading: '我们正在处理',
    text: '{{store}} 订单 {{number}} 的售后申请已交由我们处理。我们会查看双方的说明并作出裁定。',
    button: '查看售后申请',
  },
  claimReturnDecided: {
    inApp: {
      title: '订单 {{number}}：须先寄回商品',
      text: '我们已作出裁定。寄回地址见售后申请，收到商品后退款。',
    },
    subject: '订单 {{number}}：我们裁定先寄回商品',
    heading: '须先寄回商品',
    text: '我们已对 {{store}} 订单 {{number}} 的售后申请作出裁定：买家须在 {{until}} 前寄回商品，商品送达后退款给买家。寄回地址见售后申请。',
    button: '查看售后申请',
  },
  claimToDecide: {
    inApp: { title: '订单 {{number}}：有售后申请待裁定', text: '{{store}} 与买家未能达成一致。' },
    subject: '订单 {{number}}：有一项售后申请待裁定',
    heading: '有售后申请待裁定',
    text: '{{store}} 与订单 {{number}} 的买家未能达成一致。请在 {{until}} 前作出裁定。',
    button: '查看售后申请',
  },
  claimClosed: {
    inApp: { title: '订单 {{number}}：售后申请已关闭', text: '打开售后申请查看处理结果。' },
    subject: '订单 {{number}}：售后申请已关闭',
    heading: '售后申请已关闭',
    text: '{{store}} 订单 {{number}} 的售后申请已关闭。退还买家的金额：{{amount}}。',
    button: '查看售后申请',
  },
}

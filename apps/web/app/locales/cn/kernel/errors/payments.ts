import type { payments } from '@pasar/domain/kernel/errors/payments'

export default {
  ORDER_NOT_PAYABLE: '此订单已无法付款。',
  PAYMENT_UNAVAILABLE: '暂时无法打开付款页面。请稍后再试。',
  PAYMENT_TOO_SMALL: '低于 {{least}} 的订单无法在此付款。请再添加一些商品。',
  PAYMENT_TOO_LARGE: '超过 {{most}} 的订单无法在此付款。请分几次下单。',
  CARD_NUMBER_INVALID: '卡号不正确，请检查数字。',
  CARD_EXPIRED: '此卡已过期，请使用另一张卡。',
  CARD_EXPIRY_INVALID: '请按 MM/YY 格式填写有效期，例如 08/29。',
  CARD_CVC_INVALID: '请填写 3 或 4 位数的 CVC。',
  CARD_DECLINED: '此卡被拒绝，未扣除任何款项。请尝试另一张卡。',
  REFUND_NOT_FAILED: '这笔退款已由他人重新发起或登记。请先查看，再决定是否付款。',
  PAYMENT_DECIDED: '这笔付款已由 {{who}} 处理。',
  PAYMENT_NOT_REFUNDABLE: '无法确定收到多少令吉，因此不能从这里退回。请自行处理后登记。',
  BAD_SIGNATURE: '签名不正确。',
} satisfies Record<keyof typeof payments, string>

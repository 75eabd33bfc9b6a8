import type { checkout } from '@pasar/domain/kernel/errors/checkout'

export default {
  ORDER_CHANGED: '您打开此页面后内容有变动，尚未下单。',
  IDEMPOTENCY_MISMATCH: '此表单已用于另一张订单，请刷新页面。',
  ORDER_ENDED: '您之前已下过此订单，但订单已取消、退款或过期。如需重新下单，请再提交一次。',
} satisfies Record<keyof typeof checkout, string>

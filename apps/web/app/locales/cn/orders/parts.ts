import type en from '../../en/orders/parts'

export default {
  some: '先寄出部分商品',
  someText:
    '选择现在寄出的件数。其余商品可稍后凭另一个运单号寄出，最迟 {{time}}。全部商品送达后，您才会收到货款。',
  shipped: '部分商品已发货',
  shippedText: '已通知买家。请按时寄出其余商品。',
  restTitle: '寄出其余商品',
  restText_one: '还有 {{count}} 件待寄出，最迟 {{time}}。逾期将退款给买家。',
  restText_other: '还有 {{count}} 件待寄出，最迟 {{time}}。逾期将退款给买家。',
  restOf_one: '订单 {{number}}：{{count}} 件，最迟 {{time}}',
  restOf_other: '订单 {{number}}：{{count}} 件，最迟 {{time}}',
  toShip_one: '还有 {{count}} 件待寄出',
  toShip_other: '还有 {{count}} 件待寄出',
  part: '第 {{number}} 批',
  toCome_one: '还有 {{count}} 件未寄出。若 {{time}} 前仍未寄出，我们会退款给您。',
  toCome_other: '还有 {{count}} 件未寄出。若 {{time}} 前仍未寄出，我们会退款给您。',
  afterwards: '全部寄出后，您就可以确认收货。若收到的商品有问题，报告问题时会一并取消未寄出的商品。',
  cancel: '取消尚未寄出的商品',
  cancelText: '这些商品会退款给您，已寄出的不受影响。',
  cancelled: '其余商品已取消',
  cancelledText: '款项正在退还给您。',
  refundText: '为无法寄出的商品退款。这些商品会重新上架；已寄出的商品及其运费不退。',
  eventPart: '{{store}} 又寄出了一批商品',
  eventRest: '{{store}} 尚未寄出的商品已退款',
} satisfies typeof en

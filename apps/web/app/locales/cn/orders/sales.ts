import type en from '../../en/orders/sales'

export default {
  all: '全部',
  claims: '申诉与退货',
  eventTracking: '{{store}} 更正了运单号',
  refund: '商品退款',
  refundBefore: '对无法发出的商品退款。商品会重新上架；最后一件退款时，运费一并退还。',
  refundAfter: '买家收到退款并保留商品；最后一件退款时，运费一并退还。货款结算给您之前均可操作。',
  refundSure: '退款所选商品',
  refunded: '已退款',
  eventRefund: '{{store}} 退还了部分商品的款项',
  piecesRefunded: '已退款 {{count}} 件',
} satisfies typeof en

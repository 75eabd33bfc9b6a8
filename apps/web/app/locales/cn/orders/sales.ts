import type en from '../../en/orders/sales'

export default {
  all: '全部',
  claims: '申诉与退货',
  eventTracking: '{{store}} 更正了运单号',
} satisfies typeof en

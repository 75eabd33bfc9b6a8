import type en from '../../en/orders/fulfilment'

export default {
  title: '待处理订单',
} satisfies typeof en

import type en from '../../en/orders/sales'

export default {
  all: 'Semua',
  claims: 'Tuntutan dan pemulangan',
  eventTracking: '{{store}} membetulkan nombor penjejakan',
} satisfies typeof en

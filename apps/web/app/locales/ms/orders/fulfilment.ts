import type en from '../../en/orders/fulfilment'

export default {
  title: 'Pesanan untuk diproses',
} satisfies typeof en

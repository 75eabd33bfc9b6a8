import type en from '../../en/selling/ownLists'

export default {
  deleteDrafts: 'Padam draf',
  deleted: 'Dipadam terus',
  orders: 'Pesanan',
  ordersCount_one: '{{count}} pesanan',
  ordersCount_other: '{{count}} pesanan',
  views: 'Senarai',
  all: 'Semua',
  low: 'Stok rendah',
  unsold: 'Dilihat, tidak dibeli',
} satisfies typeof en

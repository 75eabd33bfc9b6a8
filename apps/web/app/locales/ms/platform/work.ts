import type en from '../../en/platform/work'

export default {
  sellerTitle: 'Pusat penjual',
  staffTitle: 'Pentadbiran',
  staffOf: 'Bekerja untuk {{seller}}',
  membership: 'Kerja saya',
  parts: 'Bahagian kawasan ini',
  overview: 'Ringkasan',
  waiting: '{{count}} menunggu',
  products: 'Produk saya',
  addItem: 'Tambah barang',
  orders: 'Pesanan',
  stores: 'Kedai',
  payouts: 'Bayaran',
  balance: 'Baki',
  settings: 'Tetapan',
  applications: 'Permohonan penjual',
  affiliates: 'Penjual semula',
  requests: 'Permohonan penjual',
  claims: 'Tuntutan',
  messages: 'Mesej',
  notices: 'Pemberitahuan',
} satisfies typeof en

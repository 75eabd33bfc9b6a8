import type en from '../../en/orders/sales'

export default {
  all: 'Semua',
  claims: 'Tuntutan dan pemulangan',
  eventTracking: '{{store}} membetulkan nombor penjejakan',
  refund: 'Pulangkan wang barang',
  refundBefore:
    'Pulangkan wang bagi barang yang tidak dapat dihantar. Barang dijual semula; kos penghantaran dipulangkan bersama barang terakhir.',
  refundAfter:
    'Pembeli menerima wang dan menyimpan barang; kos penghantaran dipulangkan bersama barang terakhir. Anda boleh berbuat demikian sehingga wang dibayar kepada anda.',
  refundSure: 'Pulangkan wang barang ini',
  refunded: 'Wang dipulangkan',
  eventRefund: '{{store}} memulangkan wang bagi sebahagian barang',
  piecesRefunded: '{{count}} dipulangkan',
} satisfies typeof en

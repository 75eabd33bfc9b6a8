import type en from '../../en/orders/parts'

export default {
  some: 'Hantar sebahagian barang dahulu',
  someText:
    'Pilih bilangan yang dihantar sekarang. Baki boleh dihantar kemudian dengan nombor penjejakan sendiri, selewat-lewatnya {{time}}. Anda dibayar setelah semuanya sampai.',
  shipped: 'Sebahagian telah dihantar',
  shippedText: 'Pembeli telah dimaklumkan. Hantar bakinya tepat pada masanya.',
  restTitle: 'Hantar bakinya',
  restText_one:
    '{{count}} barang masih perlu dihantar, selewat-lewatnya {{time}}. Selepas itu pembeli mendapat bayaran balik.',
  restText_other:
    '{{count}} barang masih perlu dihantar, selewat-lewatnya {{time}}. Selepas itu pembeli mendapat bayaran balik.',
  restOf_one: 'Pesanan {{number}}: {{count}} barang sebelum {{time}}',
  restOf_other: 'Pesanan {{number}}: {{count}} barang sebelum {{time}}',
  toShip_one: '{{count}} lagi perlu dihantar',
  toShip_other: '{{count}} lagi perlu dihantar',
  part: 'Bahagian {{number}}',
  toCome_one:
    '{{count}} barang belum dihantar. Jika tidak dihantar sebelum {{time}}, kami akan membayar balik wangnya kepada anda.',
  toCome_other:
    '{{count}} barang belum dihantar. Jika tidak dihantar sebelum {{time}}, kami akan membayar balik wangnya kepada anda.',
  afterwards:
    'Anda boleh mengesahkan penerimaan setelah semuanya dihantar. Jika ada masalah pada barang yang sudah sampai, melaporkannya akan membatalkan bakinya.',
  cancel: 'Batalkan barang yang belum dihantar',
  cancelText: 'Wangnya dibayar balik kepada anda. Yang telah dihantar tetap dalam perjalanan.',
  cancelled: 'Baki telah dibatalkan',
  cancelledText: 'Wang anda sedang dipulangkan.',
  refundText:
    'Bayar balik barang yang tidak dapat dihantar. Barang itu dijual semula; yang telah dihantar kekal terjual, termasuk kos penghantarannya.',
  eventPart: '{{store}} menghantar satu lagi bahagian bungkusan anda',
  eventRest: 'Barang daripada {{store}} yang belum dihantar telah dibayar balik',
} satisfies typeof en

import type { orders as english } from '../en/orders'
import type { Translated } from '../texts-of'

export const orders: Translated<typeof english> = {
  orderPaid: {
    inApp: {
      title: 'Bayaran diterima: pesanan {{number}}',
      text: '{{total}} telah dibayar. Penjual telah dimaklumkan.',
    },
    subject: 'Pesanan {{number}}: bayaran anda telah diterima',
    heading: 'Terima kasih atas pesanan anda',
    text: 'Bayaran anda sebanyak {{total}} untuk pesanan {{number}} telah diterima. Penjual telah dimaklumkan.',
  },
  orderExpired: {
    inApp: {
      title: 'Pesanan {{number}} telah luput',
      text: 'Ia tidak dibayar dalam masa yang ditetapkan. Barang dan kupon telah dilepaskan.',
    },
    subject: 'Pesanan {{number}} tidak dibayar dalam masa yang ditetapkan',
    heading: 'Pesanan anda telah luput',
    text: 'Bayaran untuk pesanan {{number}} tidak diterima dalam masa yang ditetapkan, jadi barang itu dijual semula. Jika bayaran masih tiba dan semua barang masih ada, pesanan akan diteruskan; jika tidak, wang akan dibayar balik kepada anda.',
  },
  orderCancelled: {
    inApp: { title: 'Pesanan {{number}} dibatalkan', text: 'Tiada caj lagi akan dikenakan.' },
    subject: 'Pesanan {{number}} telah dibatalkan',
    heading: 'Pesanan anda telah dibatalkan',
    text: 'Pesanan {{number}} telah dibatalkan sebelum dibayar. Jika bayaran masih diterima, ia akan dikembalikan kepada anda.',
  },
  orderRefunded: {
    inApp: {
      title: 'Bayaran balik untuk pesanan {{number}}',
      text: 'Wang sedang dikembalikan melalui kaedah pembayaran asal.',
    },
  },
  refundSent: {
    subject: 'Pesanan {{number}}: bayaran balik {{amount}} sedang dihantar',
    heading: 'Bayaran balik anda telah dihantar',
    text: 'Kami telah membayar balik {{amount}} untuk pesanan {{number}}, melalui kaedah pembayaran asal. Masa ia diterima bergantung pada bank anda; biasanya 5 hingga 10 hari bekerja.',
  },
  paymentHeld: {
    inApp: {
      title: 'Kami sedang menyemak bayaran untuk pesanan {{number}}',
      text: 'Jumlah bayaran tidak sepadan dengan pesanan. Kami sedang menyemaknya.',
    },
  },
  paymentSettled: {
    inApp: {
      title: 'Pesanan {{number}}: bayaran anda telah disemak',
      text: 'Bayaran yang tidak sepadan telah diselesaikan. Jika pesanan masih menunggu, anda boleh membayarnya.',
    },
  },
  parcelToShip: {
    inApp: {
      title: 'Pesanan baharu {{number}}: sedia untuk dihantar',
      text: 'Ia telah dibayar. Bungkus dan serahkan kepada kurier.',
    },
    subject: 'Pesanan baharu {{number}}: sedia untuk dihantar',
    heading: 'Barang anda terjual',
    text: 'Pesanan {{number}} telah dibayar. Sila hantar sebelum {{until}} dan isi nombor penjejakan; selepas itu ia dibatalkan dan pembeli mendapat bayaran balik.',
    button: 'Hantar pesanan',
  },
  shipReminder: {
    inApp: {
      title: 'Pesanan {{number}} masih menunggu penghantaran',
      text: 'Pembeli sedang menunggu. Bungkusan yang tidak dihantar dibatalkan dan wangnya dikembalikan secara automatik.',
    },
    subject: 'Pesanan {{number}} masih menunggu penghantaran',
    heading: 'Ada bungkusan menunggu anda',
    text: 'Pembeli sedang menunggu pesanan {{number}}. Sila hantar sebelum {{until}}; selepas itu ia dibatalkan dan pembeli mendapat bayaran balik.',
  },
  parcelShipped: {
    inApp: {
      title: 'Dalam perjalanan: pesanan {{number}}',
      text: 'Penjual telah menyerahkan bungkusan kepada kurier. Jejaki di halaman pesanan.',
    },
    subject: 'Pesanan {{number}}: {{store}} telah menghantar bungkusan anda',
    heading: 'Bungkusan anda dalam perjalanan',
    text: '{{store}} telah menyerahkan bungkusan pesanan {{number}} kepada kurier. Anda boleh menjejakinya di halaman pesanan.',
  },
  partShipped: {
    inApp: {
      title: 'Sebahagian dalam perjalanan: pesanan {{number}}',
      text: 'Penjual telah menyerahkan sebahagian kepada kurier. Bakinya akan menyusul.',
    },
    subject: 'Pesanan {{number}}: {{store}} telah menghantar sebahagian bungkusan anda',
    heading: 'Sebahagian bungkusan anda dalam perjalanan',
    text: '{{store}} telah menyerahkan sebahagian pesanan {{number}} kepada kurier. Bakinya akan menyusul. Jika belum dihantar sebelum {{until}}, kami akan membayar baliknya secara automatik.',
  },
  restCancelled: {
    inApp: {
      title: 'Pesanan {{number}}: baki dibatalkan',
      text: 'Barang yang belum dihantar tidak akan dihantar, dan pembeli mendapat bayaran balik.',
    },
    subject: 'Pesanan {{number}}: baki daripada {{store}} dibatalkan',
    heading: 'Baki bungkusan anda dibatalkan',
    text: 'Barang dalam pesanan {{number}} yang belum dihantar oleh {{store}} tidak akan dihantar. Kami akan membayar balik {{amount}}, melalui kaedah pembayaran asal.',
  },
  parcelDelivered: {
    inApp: {
      title: 'Sudah sampai? Pesanan {{number}}',
      text: 'Bungkusan ini ditanda sebagai telah sampai. Beritahu kami jika ia belum tiba, atau jika ada yang tidak kena.',
    },
    subject: 'Pesanan {{number}}: sudahkah bungkusan anda tiba?',
    heading: 'Sudahkah bungkusan anda tiba?',
    text: 'Bungkusan daripada {{store}} bagi pesanan {{number}} sepatutnya sudah sampai. Jika belum, atau jika ada yang tidak kena, beritahu kami sebelum {{until}}; selepas itu penjual akan dibayar.',
  },
  parcelCompleted: {
    inApp: {
      title: 'Pesanan {{number}}: selesai, wang itu milik anda',
      text: 'Wang itu kini dalam baki anda dan akan dihantar dengan bayaran seterusnya.',
    },
  },
  parcelCancelled: {
    inApp: {
      title: 'Pesanan {{number}}: satu bungkusan dibatalkan',
      text: 'Ia tidak akan dihantar, dan wang dikembalikan kepada pembeli.',
    },
    subject: 'Pesanan {{number}}: bungkusan daripada {{store}} dibatalkan',
    heading: 'Bungkusan anda dibatalkan',
    text: 'Bungkusan daripada {{store}} bagi pesanan {{number}} tidak akan dihantar. Kami akan membayar balik {{amount}}, melalui kaedah pembayaran asal.',
  },
  serviceCancelled: {
    inApp: {
      title: 'Pesanan {{number}}: satu perkhidmatan dibatalkan',
      text: 'Ia tidak akan dijalankan, dan wang dikembalikan kepada pembeli.',
    },
    subject: 'Pesanan {{number}}: perkhidmatan {{store}} dibatalkan',
    heading: 'Perkhidmatan anda dibatalkan',
    text: 'Perkhidmatan {{store}} dalam pesanan {{number}} tidak akan dijalankan. Kami akan membayar balik {{amount}}, melalui kaedah pembayaran asal.',
  },
  saleCancelled: {
    subject: 'Pesanan {{number}}: jangan hantar barang yang dibatalkan',
    heading: 'Ada barang yang dibatalkan',
    text: 'Barang di bawah, daripada pesanan {{number}} di {{store}}, telah dibatalkan, dan pembeli menerima semula {{amount}}. Sila jangan hantar barang itu; tiada apa lagi yang perlu dibuat untuknya.',
  },
  fileUpdated: {
    inApp: {
      title: 'Versi baharu: {{title}}',
      text: '{{file}}, versi {{version}}, sedia untuk dimuat turun.',
    },
    subject: 'Versi baharu: {{title}}',
    heading: 'Fail yang anda beli telah dikemas kini',
    text: '{{title}} yang anda beli ada fail baharu: {{file}} (versi {{version}}). Anda boleh memuat turunnya secara percuma.',
    news: 'Apa yang baharu: {{note}}',
    button: 'Pergi ke muat turun',
  },
  appointmentOpen: {
    inApp: {
      title: 'Pesanan {{number}}: perkhidmatan perlukan tarikh',
      text: 'Tetapkan tarikh dengan pembeli. Tanpa tarikh, pesanan dibatalkan dan dibayar balik.',
    },
    subject: 'Pesanan {{number}}: tetapkan tarikh dengan pembeli',
    heading: 'Perkhidmatan ini perlukan tarikh',
    text: 'Pembeli telah membayar untuk “{{title}}” dalam pesanan {{number}}. Sila tetapkan tarikh sebelum {{until}}; selepas itu pesanan dibatalkan dan pembeli mendapat bayaran balik.',
  },
  appointmentProposed: {
    inApp: {
      title: 'Pesanan {{number}}: satu tarikh dicadangkan',
      text: 'Terima tarikh itu atau cadangkan yang lain.',
    },
    subject: 'Pesanan {{number}}: adakah {{when}} sesuai?',
    heading: 'Tarikh untuk “{{title}}”',
    text: 'Tarikh ini dicadangkan untuk “{{title}}” dalam pesanan {{number}}: {{when}}. Sila terima atau cadangkan tarikh lain.',
  },
  appointmentAgreed: {
    inApp: {
      title: 'Pesanan {{number}}: tarikh telah dipersetujui',
      text: 'Lihat bila dan di mana perkhidmatan dijalankan.',
    },
    subject: 'Pesanan {{number}}: tarikhnya {{when}}',
    heading: 'Tarikh telah dipersetujui',
    text: '“{{title}}” dalam pesanan {{number}} dijalankan pada {{when}}.',
  },
  appointmentDone: {
    inApp: {
      title: 'Semuanya berjalan lancar? Pesanan {{number}}',
      text: 'Perkhidmatan ditanda selesai. Beritahu kami jika tiada sesiapa datang atau ada yang tidak kena.',
    },
    subject: 'Pesanan {{number}}: semuanya berjalan lancar?',
    heading: 'Semuanya berjalan lancar?',
    text: '“{{title}}” daripada {{store}} sepatutnya sudah selesai. Jika tiada sesiapa datang, atau jika ada yang tidak kena, beritahu kami sebelum {{until}}; selepas itu penjual akan dibayar.',
  },
  saleRefunded: {
    inApp: { title: 'Kami membayar balik sebahagian pesanan {{number}}', text: 'Sebabnya: {{note}}' },
  },
  addressChanged: {
    inApp: {
      title: 'Pesanan {{number}}: alamat baharu',
      text: 'Pembeli menukar alamat. Jika anda telah mencetak label, cetak semula.',
    },
  },
  buyerNote: {
    inApp: { title: 'Pesanan {{number}}: nota daripada pembeli', text: 'Sila baca sebelum anda mula.' },
  },
}

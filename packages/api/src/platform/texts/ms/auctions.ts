import type { auctions as english } from '../en/auctions'
import type { Translated } from '../texts-of'

export const auctions: Translated<typeof english> = {
  outbid: {
    inApp: {
      title: 'Bidaan anda telah diatasi: {{title}}',
      text: 'Harganya kini {{amount}}. Anda masih boleh membida.',
    },
    subject: 'Bidaan anda telah diatasi: {{title}}',
    heading: 'Ada yang membida lebih tinggi',
    text: 'Bidaan maksimum anda untuk “{{title}}” telah diatasi. Harganya kini {{amount}}. Anda boleh membida sehingga {{until}}.',
    button: 'Lihat lelongan',
  },
  auctionEnding: {
    inApp: { title: 'Tamat dalam masa sejam: {{title}}', text: 'Harganya {{amount}}.' },
  },
  auctionWon: {
    inApp: {
      title: 'Anda menang: {{title}}',
      text: 'Anda menang dengan harga {{amount}}. Sila bayar dalam masa {{rule.auctionCheckoutHours}} jam.',
    },
    subject: 'Anda menang: {{title}}',
    heading: 'Anda memenangi lelongan ini',
    text: 'Anda memenangi “{{title}}” dengan harga {{amount}}. Sila buat pembayaran sebelum {{until}}; selepas itu ia ditawarkan kepada pembida seterusnya.',
    button: 'Bayar sekarang',
  },
  auctionOffered: {
    inApp: {
      title: 'Peluang kedua: {{title}}',
      text: 'Pembelian oleh pemenang tidak berjaya. Anda boleh membelinya dengan harga {{amount}} dalam masa {{rule.auctionCheckoutHours}} jam.',
    },
    subject: 'Peluang kedua: {{title}}',
    heading: 'Anda ada peluang kedua',
    text: 'Pembelian “{{title}}” oleh pemenang tidak berjaya, jadi anda boleh membelinya dengan harga bidaan maksimum anda, {{amount}}. Tawaran ini sah sehingga {{until}}.',
    button: 'Beli',
  },
  auctionMissed: {
    inApp: {
      title: 'Tidak dibayar dalam masa yang ditetapkan: {{title}}',
      text: 'Anda menang dengan harga {{amount}} tetapi tidak membuat pembayaran dalam masa yang ditetapkan, jadi anda tidak boleh membelinya lagi.',
    },
    subject: 'Tidak dibayar dalam masa yang ditetapkan: {{title}}',
    heading: 'Anda tidak membayar dalam masa yang ditetapkan',
    text: 'Anda memenangi “{{title}}” dengan harga {{amount}} tetapi tidak membuat pembayaran sebelum {{until}}, jadi anda tidak boleh membelinya lagi. Jika anda tidak membayar {{rule.unpaidWins}} lelongan dalam {{rule.unpaidWinDays}} hari, anda perlu mengesahkan kad sebelum membida lagi.',
    button: 'Lihat lelongan',
  },
  auctionLost: {
    inApp: { title: 'Lelongan ini telah tamat: {{title}}', text: 'Ia dijual pada harga {{amount}}.' },
  },
  auctionNotMet: {
    inApp: {
      title: 'Lelongan ini telah tamat: {{title}}',
      text: 'Harga rizab tidak dicapai, jadi ia tidak dijual.',
    },
  },
  auctionRelisted: {
    inApp: {
      title: 'Disenaraikan semula: {{title}}',
      text: 'Ia dilelong sekali lagi. Anda boleh membida dari {{amount}}.',
    },
  },
  auctionSold: {
    inApp: {
      title: 'Lelongan anda ada pemenang: {{title}}',
      text: 'Pembida tertinggi ada {{rule.auctionCheckoutHours}} jam untuk membayar {{amount}}.',
    },
  },
  auctionUnsold: {
    inApp: { title: 'Tidak terjual: {{title}}', text: 'Lelongan tamat tanpa jualan.' },
  },
  auctionUnpaid: {
    inApp: {
      title: 'Pembelian oleh pemenang tidak berjaya: {{title}}',
      text: 'Kini ditawarkan kepada pembida kedua pada harga {{amount}}.',
    },
  },
  auctionUndecided: {
    inApp: {
      title: 'Sila buat keputusan: {{title}}',
      text: 'Pembelian oleh pemenang tidak berjaya. Tawarkan kepada pembida kedua pada harga {{amount}}, atau senaraikan semula.',
    },
    subject: 'Pembelian oleh pemenang tidak berjaya: {{title}}',
    heading: 'Sila putuskan apa yang perlu dibuat',
    text: 'Pembelian “{{title}}” oleh pemenang tidak berjaya, dan anda mahu memutuskannya sendiri. Anda boleh menawarkannya kepada pembida kedua pada harga {{amount}}, atau menyenaraikannya semula.',
    button: 'Buat keputusan',
  },
}

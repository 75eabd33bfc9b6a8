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
  auctionLost: {
    inApp: { title: 'Lelongan ini telah tamat: {{title}}', text: 'Ia dijual pada harga {{amount}}.' },
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
}

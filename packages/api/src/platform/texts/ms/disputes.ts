import type { disputes as english } from '../en/disputes'
import type { Translated } from '../texts-of'

export const disputes: Translated<typeof english> = {
  claimOpened: {
    inApp: {
      title: 'Pesanan {{number}}: pembeli membuat tuntutan',
      text: 'Sila jawab dalam masa yang ditetapkan; selepas itu kami campur tangan.',
    },
    subject: 'Pesanan {{number}}: pembeli membuat tuntutan',
    heading: 'Pembeli membuat tuntutan',
    text: 'Pembeli pesanan {{number}} menuntut {{amount}}. Sila jawab sebelum {{until}}; selepas itu kami campur tangan.',
    button: 'Lihat tuntutan',
  },
  claimAnswered: {
    inApp: {
      title: 'Pesanan {{number}}: penjual menjawab tuntutan anda',
      text: 'Beritahu kami bagaimana anda mahu meneruskannya sebelum tuntutan ditutup.',
    },
    subject: 'Pesanan {{number}}: {{store}} telah menjawab tuntutan anda',
    heading: 'Penjual telah menjawab',
    text: '{{store}} telah menjawab tuntutan anda tentang pesanan {{number}}. Sila beritahu kami sebelum {{until}} bagaimana anda mahu meneruskannya; selepas itu tuntutan ditutup.',
    button: 'Lihat tuntutan',
  },
  claimReturning: {
    inApp: {
      title: 'Pesanan {{number}}: barang sedang dihantar balik',
      text: 'Sahkan apabila barang telah tiba.',
    },
  },
  claimEscalated: {
    inApp: {
      title: 'Pesanan {{number}}: kami sedang meneliti tuntutan',
      text: 'Kami membaca keterangan kedua-dua pihak dan membuat keputusan.',
    },
    subject: 'Pesanan {{number}}: kami sedang meneliti tuntutan',
    heading: 'Kami sedang menelitinya',
    text: 'Tuntutan tentang pesanan {{number}} daripada {{store}} kini diputuskan oleh kami. Kami membaca keterangan kedua-dua pihak dan membuat keputusan.',
    button: 'Lihat tuntutan',
  },
  claimReturnDecided: {
    inApp: {
      title: 'Pesanan {{number}}: barang dipulangkan dahulu',
      text: 'Kami telah memutuskan tuntutan. Alamatnya ada dalam tuntutan; bayaran balik menyusul selepas barang tiba.',
    },
    subject: 'Pesanan {{number}}: kami memutuskan barang dipulangkan dahulu',
    heading: 'Barang dipulangkan dahulu',
    text: 'Kami telah memutuskan tuntutan tentang pesanan {{number}} daripada {{store}}: pembeli menghantar balik barang sebelum {{until}}, dan menerima bayaran balik selepas barang tiba. Alamatnya ada dalam tuntutan.',
    button: 'Lihat tuntutan',
  },
  claimToDecide: {
    inApp: {
      title: 'Pesanan {{number}}: tuntutan menunggu keputusan',
      text: '{{store}} dan pembeli tidak dapat bersetuju.',
    },
    subject: 'Pesanan {{number}}: sila putuskan satu tuntutan',
    heading: 'Tuntutan menunggu keputusan',
    text: '{{store}} dan pembeli pesanan {{number}} tidak dapat bersetuju. Sila buat keputusan sebelum {{until}}.',
    button: 'Lihat tuntutan',
  },
  claimClosed: {
    inApp: {
      title: 'Pesanan {{number}}: tuntutan telah ditutup',
      text: 'Buka tuntutan untuk melihat keputusannya.',
    },
    subject: 'Pesanan {{number}}: tuntutan telah ditutup',
    heading: 'Tuntutan telah ditutup',
    text: 'Tuntutan tentang pesanan {{number}} daripada {{store}} telah ditutup. Bayaran balik kepada pembeli: {{amount}}.',
    button: 'Lihat tuntutan',
  },
}

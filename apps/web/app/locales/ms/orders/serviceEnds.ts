import type en from '../../en/orders/serviceEnds'

export default {
  eventRefunded: 'Perkhidmatan {{store}} telah dibayar balik',
  eventDisputed: 'Tuntutan dibuat tentang perkhidmatan {{store}}',
  confirmText: 'Penjual kemudian dibayar, dan perlindungan pembeli untuk perkhidmatan ini tamat.',
  noteHint: 'Contohnya tempat letak kereta. Penjual membacanya sebelum datang.',
  address: 'Alamat anda',
  cancelSure: 'Batalkan perkhidmatan ini',
  cancelled: 'Perkhidmatan dibatalkan',
  cancelText: 'Perkhidmatan dibatalkan, dan pembeli mendapat bayaran balik penuh.',
  refundText:
    'Bayar balik apa yang tidak dapat dijalankan atau yang tidak kena. Anda boleh berbuat demikian sehingga wang dibayar kepada anda.',
  claimClosed:
    'Anda boleh membuat tuntutan dalam masa {{days}} hari selepas perkhidmatan selesai atau harinya berlalu. Untuk hal lain, hubungi kami.',
  notDone: 'Perkhidmatan tidak dijalankan',
  notAsAgreed: 'Perkhidmatan tidak seperti yang dipersetujui',
  damaged: 'Ada yang rosak',
  answerRefund: 'Pembeli menerima wang sekarang.',
  whyOpen: 'Sudah dibayar. Tarikh belum dipersetujui.',
  whyAgreed: 'Tarikh telah dipersetujui.',
  whyDone: 'Selesai. Ia menjadi milik anda apabila pembeli mengesahkan atau tempoh tuntutan tamat.',
  untilAgreed: 'Tarikh perlu dipersetujui sebelum {{time}}',
} satisfies Record<keyof typeof en, string>

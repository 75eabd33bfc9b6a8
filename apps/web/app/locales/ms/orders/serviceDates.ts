import type en from '../../en/orders/serviceDates'

export default {
  move: 'Ubah tarikh',
  moveHint: 'Tarikh yang dipersetujui kekal sehingga pihak satu lagi menerima yang baharu.',
  wantsBuyer: 'Pembeli ingin mengubahnya ke {{date}}.',
  wantsSeller: 'Penjual ingin mengubahnya ke {{date}}.',
  byYou: 'Anda minta mengubahnya ke {{date}}. Selagi belum diterima, tarikh yang dipersetujui kekal.',
  acceptMove: 'Terima tarikh baharu',
  keep: 'Kekalkan tarikh asal',
  withdraw: 'Batal, kekalkan tarikh asal',
  keptTitle: 'Tarikh kekal',
  keptText: 'Pihak satu lagi telah dimaklumkan.',
  eventMoved: 'Tarikh dengan {{store}} telah diubah',
  eventKept: 'Tarikh dengan {{store}} kekal',
  packing: 'Tetapkan tarikh dengan penjual.',
  onWay: 'Tarikh telah dipersetujui.',
  arrived: 'Semuanya seperti yang dijanjikan? Sahkan atau laporkan masalah.',
} satisfies typeof en

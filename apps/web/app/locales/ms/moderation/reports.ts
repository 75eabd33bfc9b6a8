import type en from '../../en/moderation/reports'

export default {
  title: 'Laporkan',
  item: 'Laporkan barang ini',
  review: 'Laporkan ulasan',
  question: 'Laporkan soalan',
  lead: 'Beritahu kami apa masalahnya. Hanya pengurus {{name}} yang membacanya; penjual dan ahli lain tidak diberitahu siapa yang melaporkan.',
  about: 'Mengenai',
  reason: 'Apa masalahnya?',
  counterfeit: 'Barang tiruan',
  forbidden: 'Barang larangan',
  misleading: 'Tidak benar',
  offensive: 'Menghina atau mengancam',
  spam: 'Iklan atau berulang-ulang',
  other: 'Lain-lain',
  note: 'Apa yang perlu kami tahu?',
  optional: '(pilihan)',
  send: 'Hantar laporan',
  thanks: 'Terima kasih',
  sent: 'Laporan anda telah kami terima. Kami akan meneliti setiap satu.',
  cancel: 'Batal',
} satisfies Record<keyof typeof en, string>

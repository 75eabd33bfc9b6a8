import type en from '../../en/moderation/reports'

export default {
  title: 'Laporkan',
  item: 'Laporkan barang ini',
  review: 'Laporkan ulasan',
  question: 'Laporkan soalan',
  lead: 'Beritahu kami apa masalahnya. Hanya pasukan {{name}} yang membacanya; penjual dan ahli lain tidak akan tahu siapa yang melaporkan.',
  about: 'Mengenai',
  reason: 'Apa masalahnya?',
  counterfeit: 'Barang tiruan',
  forbidden: 'Barang larangan',
  misleading: 'Mengelirukan',
  offensive: 'Menghina atau mengancam',
  spam: 'Spam',
  other: 'Lain-lain',
  note: 'Ada apa-apa lagi yang perlu kami tahu?',
  optional: '(pilihan)',
  send: 'Hantar laporan',
  thanks: 'Terima kasih',
  sent: 'Laporan anda telah kami terima dan akan kami semak.',
  cancel: 'Batal',
} satisfies Record<keyof typeof en, string>

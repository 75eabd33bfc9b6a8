import type en from '../../en/messaging/messageReports'

export default {
  lead: 'Mesej ini dilaporkan oleh penerimanya. Laporan yang paling lama di atas.',
  lists: 'Senarai mesej',
  held: 'Ditahan',
  reported: 'Dilaporkan',
  none: 'Tiada laporan menunggu',
  noneText: 'Mesej yang dilaporkan oleh penerimanya muncul di sini.',
  note: 'Kata penerima:',
  history: 'Mesej yang pernah ditolak',
  dismiss: 'Biarkan mesej ini',
  uphold: 'Tarik balik mesej ini',
  dismissed: 'Mesej dikekalkan dan laporan ditutup.',
  upheld: 'Mesej ditarik balik dan pengirimnya dimaklumkan.',
  csv_reported: 'Dilaporkan',
  csv_reason: 'Sebab',
  csv_note: 'Kata penerima',
} satisfies Record<keyof typeof en, string>

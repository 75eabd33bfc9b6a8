import type { moderation as english } from '../en/moderation'
import type { Translated } from '../texts-of'

export const moderation: Translated<typeof english> = {
  itemRemoved: {
    inApp: { title: 'Barang anda dialih keluar: {{title}}', text: 'Sebabnya: {{note}}' },
    subject: 'Barang anda dialih keluar: {{title}}',
    heading: 'Barang anda dialih keluar',
    text: 'Kami mengalih keluar {{title}} daripada jualan pada {{time}}. Sebabnya: {{note}}',
    button: 'Lihat barang dan rayu',
    note: 'Jika anda rasa ini salah, anda boleh merayu sekali. Pesanan sedia ada berjalan seperti biasa.',
  },
  itemRestored: {
    inApp: { title: 'Barang anda dipulihkan: {{title}}', text: 'Keadaannya sama seperti sebelum ini.' },
    subject: 'Barang anda dipulihkan: {{title}}',
    heading: 'Barang anda dipulihkan',
    text: '{{title}} dipulihkan pada {{time}}. {{note}}',
    button: 'Lihat barang',
    note: 'Keadaannya sama seperti sebelum dialih keluar.',
  },
  storeHidden: {
    inApp: { title: 'Kedai anda disembunyikan: {{title}}', text: 'Sebabnya: {{note}}' },
    subject: 'Kedai anda disembunyikan: {{title}}',
    heading: 'Kedai anda disembunyikan',
    text: '{{title}} dan semua barangnya disembunyikan pada {{time}}. Sebabnya: {{note}}',
    button: 'Lihat kedai anda',
    note: 'Pesanan sedia ada berjalan seperti biasa. Jika anda rasa ini salah, hubungi kami.',
  },
  storeShown: {
    inApp: {
      title: 'Kedai anda dipaparkan semula: {{title}}',
      text: 'Barangnya dijual semula seperti sebelum ini.',
    },
    subject: 'Kedai anda dipaparkan semula: {{title}}',
    heading: 'Kedai anda dipaparkan semula',
    text: '{{title}} dipaparkan semula pada {{time}}. {{note}}',
    button: 'Lihat kedai anda',
    note: 'Barangnya akan dijual semula dalam beberapa minit, seperti sebelum ini.',
  },
  appealRejected: {
    inApp: { title: 'Barang anda kekal dialih keluar: {{title}}', text: 'Jawapan kami: {{note}}' },
    subject: 'Rayuan anda: {{title}}',
    heading: 'Barang anda kekal dialih keluar',
    text: 'Kami meneliti rayuan anda untuk {{title}} pada {{time}}. Jawapan kami: {{note}}',
    button: 'Lihat barang',
    note: 'Pesanan sedia ada berjalan seperti biasa. Jika ada soalan, hubungi kami.',
  },
}

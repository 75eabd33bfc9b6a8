import type { reviews as english } from '../en/reviews'
import type { Translated } from '../texts-of'

export const reviews: Translated<typeof english> = {
  reviewWritten: {
    inApp: {
      title: 'Ulasan baharu: {{title}}',
      text: 'Pembeli memberi {{stars}} daripada {{rule.stars}} bintang. Anda boleh menjawab sekali.',
    },
  },
  reviewAnswered: {
    inApp: { title: 'Penjual menjawab ulasan anda', text: 'Tentang {{title}}.' },
  },
  questionAsked: {
    inApp: {
      title: 'Soalan tentang {{title}}',
      text: 'Jawab soalan ini, dan semua orang boleh membaca kedua-duanya.',
    },
  },
  questionAnswered: {
    inApp: { title: 'Soalan anda telah dijawab', text: 'Tentang {{title}}.' },
  },
  reviewRemoved: {
    inApp: { title: 'Ulasan anda tentang {{title}} dialih keluar', text: 'Sebabnya: {{note}}' },
    subject: 'Ulasan anda tentang {{title}} dialih keluar',
    heading: 'Ulasan anda dialih keluar',
    text: 'Kami mengalih keluar ulasan anda tentang {{title}} pada {{time}}. Sebabnya: {{note}}',
    button: 'Lihat barang',
    note: 'Bintangnya tidak lagi dikira. Jika anda rasa ini salah, sila hubungi kami.',
  },
  questionRemoved: {
    inApp: { title: 'Soalan anda tentang {{title}} dialih keluar', text: 'Sebabnya: {{note}}' },
    subject: 'Soalan anda tentang {{title}} dialih keluar',
    heading: 'Soalan anda dialih keluar',
    text: 'Kami mengalih keluar soalan anda tentang {{title}} pada {{time}}. Sebabnya: {{note}}',
    button: 'Lihat barang',
    note: 'Jika anda rasa ini salah, sila hubungi kami.',
  },
  reviewAnswerRemoved: {
    inApp: { title: 'Jawapan anda kepada ulasan {{title}} dialih keluar', text: 'Sebabnya: {{note}}' },
    subject: 'Jawapan anda kepada ulasan {{title}} dialih keluar',
    heading: 'Jawapan anda dialih keluar',
    text: 'Kami mengalih keluar jawapan anda kepada ulasan {{title}} pada {{time}}. Sebabnya: {{note}}',
    button: 'Lihat barang',
    note: 'Ulasan itu kekal, dan tidak boleh dijawab lagi. Jika anda rasa ini salah, sila hubungi kami.',
  },
  questionAnswerRemoved: {
    inApp: {
      title: 'Jawapan anda kepada soalan tentang {{title}} dialih keluar',
      text: 'Sebabnya: {{note}}',
    },
    subject: 'Jawapan anda kepada soalan tentang {{title}} dialih keluar',
    heading: 'Jawapan anda dialih keluar',
    text: 'Kami mengalih keluar jawapan anda kepada soalan tentang {{title}} pada {{time}}. Sebabnya: {{note}}',
    button: 'Lihat barang',
    note: 'Soalan itu kekal, dan tidak boleh dijawab lagi. Jika anda rasa ini salah, sila hubungi kami.',
  },
}

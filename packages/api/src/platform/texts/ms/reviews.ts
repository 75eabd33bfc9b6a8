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
}

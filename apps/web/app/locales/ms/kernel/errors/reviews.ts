import type { reviews } from '@pasar/domain/kernel/errors/reviews'

export default {
  REVIEW_TOO_EARLY: 'Anda boleh mengulas selepas bungkusan selesai.',
  REVIEW_REFUNDED: 'Barang ini dibayar balik sebelum dihantar, jadi ia tidak boleh diulas.',
  REVIEW_REMOVED: 'Ulasan anda tentang barang ini telah dialih keluar, jadi anda tidak boleh mengulas lagi.',
  REVIEW_EXISTS: 'Anda sudah mengulas barang ini.',
  REVIEW_LOCKED: 'Ulasan boleh diubah dalam {{rule.reviewDays}} hari sahaja, dan tempoh itu sudah tamat.',
  REVIEW_ANSWERED: 'Anda sudah membalas ulasan ini.',
  REVIEW_TOO_MANY_PHOTOS: 'Satu ulasan boleh ada {{rule.reviewPhotos}} gambar sahaja.',
  OWN_REVIEW: 'Ini ulasan anda sendiri.',
  ANSWER_REMOVED: 'Jawapan anda telah dialih keluar, jadi anda tidak boleh menjawab lagi.',
  QUESTION_ANSWERED: 'Soalan ini sudah dijawab.',
} satisfies Record<keyof typeof reviews, string>

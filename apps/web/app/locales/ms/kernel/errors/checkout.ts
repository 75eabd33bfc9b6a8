import type { checkout } from '@pasar/domain/kernel/errors/checkout'

export default {
  ORDER_CHANGED: 'Ada perubahan sejak anda membuka halaman ini. Tiada apa-apa yang dipesan.',
  IDEMPOTENCY_MISMATCH: 'Borang ini telah digunakan untuk pesanan lain. Sila muat semula halaman.',
  ORDER_ENDED:
    'Anda pernah membuat pesanan ini, tetapi pesanan itu telah dibatalkan, dibayar balik atau luput. Tekan sekali lagi untuk membuat pesanan baharu.',
} satisfies Record<keyof typeof checkout, string>

import type { checkout } from '@pasar/domain/kernel/errors/checkout'

export default {
  ORDER_CHANGED: 'Ada perubahan sejak anda membuka halaman ini. Tiada apa-apa yang dipesan.',
  IDEMPOTENCY_MISMATCH: 'Borang ini telah digunakan untuk pesanan lain. Sila muat semula halaman.',
} satisfies Record<keyof typeof checkout, string>

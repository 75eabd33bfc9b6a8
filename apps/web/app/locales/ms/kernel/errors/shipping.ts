import type { shipping } from '@pasar/domain/kernel/errors/shipping'

export default {
  ADDRESS_OTHER_ZONE: 'Alamat mesti kekal dalam zon penghantaran yang sama.',
  ADDRESS_MISSING: 'Sila isi alamat penghantaran.',
  ADDRESS_UNFIT:
    'Poskod alamat ini bukan dalam negerinya. Betulkan dalam buku alamat anda, atau isi alamat lain.',
  ADDRESS_BOOK_FULL:
    'Buku alamat anda memuatkan paling banyak {{rule.savedAddresses}} alamat. Buang satu untuk menambah yang lain.',
} satisfies Record<keyof typeof shipping, string>

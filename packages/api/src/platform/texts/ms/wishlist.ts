import type { wishlist as english } from '../en/wishlist'
import type { Translated } from '../texts-of'

export const wishlist: Translated<typeof english> = {
  wishCheaper: {
    inApp: { title: 'Kini {{amount}}: {{title}}', text: 'Barang dalam senarai hajat anda lebih murah.' },
  },
  wishBack: {
    inApp: {
      title: 'Ada stok semula: {{title}}',
      text: 'Barang dalam senarai hajat anda boleh dibeli semula.',
    },
  },
}

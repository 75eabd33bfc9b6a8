import type { cart } from '@pasar/domain/kernel/errors/cart'

export default {
  INSUFFICIENT_STOCK: 'Stok tidak mencukupi.',
  ITEM_UNAVAILABLE: 'Barang ini tidak lagi dijual.',
  ITEM_IS_AUCTION: 'Barang ini dijual secara lelongan dan tidak boleh dimasukkan ke dalam troli.',
  OWN_ITEM: 'Ini barang anda sendiri.',
  CHOOSE_VARIANT: 'Sila buat pilihan dahulu.',
  CART_LINE_MISSING: 'Barang ini tiada lagi dalam troli anda.',
  WISH_MISSING: 'Barang ini tiada lagi dalam senarai hajat anda. Mungkin ia sudah ada dalam troli anda.',
  CART_FULL: 'Troli anda memuatkan paling banyak {{rule.cartLines}} jenis barang.',
  CART_EMPTY: 'Troli anda kosong.',
} satisfies Record<keyof typeof cart, string>

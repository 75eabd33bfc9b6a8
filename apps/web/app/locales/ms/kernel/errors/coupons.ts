import type { coupons } from '@pasar/domain/kernel/errors/coupons'

export default {
  COUPON_NOT_FOUND: 'Kami tidak menemui kod kupon ini.',
  COUPON_NOT_STARTED: 'Kupon ini belum sah.',
  COUPON_ENDED: 'Kupon ini telah luput.',
  COUPON_USED_UP: 'Kupon ini telah habis digunakan.',
  COUPON_ALREADY_USED: 'Anda sudah menggunakan kupon ini.',
  COUPON_FIRST_PURCHASE_ONLY: 'Kupon ini untuk pembelian pertama sahaja.',
  COUPON_MIN_SPEND: 'Pesanan anda kurang daripada belanja minimum kupon ini.',
  COUPON_NOT_FOR_THESE_ITEMS: 'Kupon ini tidak boleh digunakan untuk barang dalam troli anda.',
  COUPON_SHIPPING_FREE: 'Penghantaran barang ini sudah percuma. Simpan kupon ini untuk pesanan lain.',
  COUPON_TOO_FEW_ITEMS: 'Tambah lagi barang daripada penjual yang sama untuk menggunakan kupon ini.',
  COUPON_SLOT_TAKEN: 'Hanya satu kupon jenis ini boleh digunakan bagi setiap pesanan.',
  COUPON_CODE_TAKEN: 'Sudah ada kupon dengan kod ini. Sila pilih kod lain.',
  COUPON_LIMIT: 'Anda boleh mempunyai {{limit}} kupon yang tidak dihentikan. Hentikan satu dahulu.',
  COUPON_STOPPED_BEFORE: 'Kupon ini sudah dihentikan oleh {{who}}.',
  COUPON_RESUMED_BEFORE: 'Kupon ini sudah dijalankan semula oleh {{who}}.',
  COUPON_SWITCHED: 'Kupon ini telah diubah sejak anda membukanya. Sila semak semula.',
  COUPON_STOPPED_BY_STAFF:
    'Kami telah menghentikan kupon ini, jadi anda tidak boleh menjalankannya semula. Sila hubungi kami.',
  COUPON_STOPPED_BY_SELLER: 'Penjual menghentikan kupon ini. Hanya penjual boleh menjalankannya semula.',
} satisfies Record<keyof typeof coupons, string>

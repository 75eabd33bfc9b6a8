import type { orders } from '@pasar/domain/kernel/errors/orders'

export default {
  ORDER_NOT_CANCELLABLE: 'Pesanan ini tidak boleh dibatalkan lagi.',
  ORDER_EDITED: 'Pesanan ini telah diubah sejak anda membukanya. Sila semak semula.',
  ORDER_NOT_EDITABLE: 'Ini tidak boleh diubah lagi.',
  QUANTITY_RAISED: 'Pesanan hanya boleh dikurangkan. Untuk menambah, sila buat pesanan baharu.',
  ORDER_WOULD_BE_EMPTY:
    'Sekurang-kurangnya satu barang mesti kekal. Untuk mengeluarkan semuanya, batalkan pesanan.',
  PARCEL_NOT_CANCELLABLE: 'Bungkusan ini tidak boleh dibatalkan lagi.',
  PARCEL_NOT_SHIPPABLE: 'Bungkusan ini tidak boleh dihantar lagi.',
  PARCEL_SHIPPED_BY: '{{name}} telah menghantar bungkusan ini. Nombor penjejakannya {{tracking}}.',
  PART_EMPTY: 'Sila pilih barang yang belum dihantar.',
  PARCEL_NOT_DELIVERABLE: 'Bungkusan ini tidak boleh ditanda sebagai telah sampai sekarang.',
  SALE_NOT_REFUNDABLE: 'Bungkusan ini tidak boleh dibayar balik di sini lagi.',
  SALE_CHANGED: 'Bungkusan ini telah berubah sejak anda membukanya. Sila semak semula.',
  TRACKING_FIXED: 'Nombor penjejakan tidak boleh diubah lagi.',
  APPOINTMENT_PAST: 'Tarikh ini telah berlalu. Sila pilih tarikh lain.',
  APPOINTMENT_MOVED: 'Tarikh perkhidmatan ini telah berubah. Sila semak semula.',
  PARCEL_NOT_CONFIRMABLE: 'Penerimaan bungkusan ini tidak boleh disahkan sekarang.',
  ORDER_UNKNOWN: 'Kami tidak menemui pesanan dengan nombor dan e-mel ini.',
  TRACKING_FILE_KIND: 'Sila pilih fail CSV atau XLSX.',
  TRACKING_EMPTY:
    'Tiada nombor pesanan ditemui. Setiap baris memerlukan nombor pesanan, kurier dan nombor penjejakan.',
  PRINT_NONE: 'Tiada lagi bungkusan ini yang perlu dihantar.',
  PRINT_TOO_MANY: 'Sehingga {{limit}} bungkusan boleh dicetak sekali gus. Sila tandakan kurang daripada itu.',
} satisfies Record<keyof typeof orders, string>

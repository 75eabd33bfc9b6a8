import type { payments } from '@pasar/domain/kernel/errors/payments'

export default {
  ORDER_NOT_PAYABLE: 'Pesanan ini tidak boleh dibayar lagi.',
  PAYMENT_UNAVAILABLE: 'Halaman pembayaran tidak dapat dibuka sekarang. Sila cuba sebentar lagi.',
  PAYMENT_TOO_SMALL:
    'Pesanan yang kurang daripada {{least}} tidak boleh dibayar di sini. Sila tambah barang lain.',
  PAYMENT_TOO_LARGE:
    'Pesanan yang melebihi {{most}} tidak boleh dibayar di sini. Sila kurangkan barang dalam setiap pesanan.',
  CARD_NUMBER_INVALID: 'Nombor kad ini tidak betul. Sila semak digitnya.',
  CARD_EXPIRED: 'Kad ini telah luput. Sila gunakan kad lain.',
  CARD_EXPIRY_INVALID: 'Sila isi tarikh luput sebagai BB/TT, contohnya 08/29.',
  CARD_CVC_INVALID: 'Sila isi 3 atau 4 digit CVC.',
  CARD_DECLINED: 'Kad ditolak dan tiada caj dikenakan. Sila cuba kad lain.',
  REFUND_NOT_FAILED:
    'Bayaran balik ini telah dihantar semula atau dicatat oleh orang lain. Sila semak sebelum membayar apa-apa.',
  PAYMENT_DECIDED: 'Bayaran ini telah diuruskan oleh {{who}}.',
  PAYMENT_NOT_REFUNDABLE:
    'Jumlah ringgit yang diterima tidak diketahui, jadi wang tidak boleh dipulangkan dari sini. Sila uruskan sendiri dan catatkannya.',
  BAD_SIGNATURE: 'Tandatangan tidak sah.',
} satisfies Record<keyof typeof payments, string>

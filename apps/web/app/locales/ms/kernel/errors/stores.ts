import type { stores } from '@pasar/domain/kernel/errors/stores'

export default {
  STORE_HIDDEN:
    'Kedai ini disembunyikan, jadi tiada apa-apa boleh dijual di dalamnya dan kedai ini tidak boleh dipadam.',
  STORE_NAME_TAKEN: 'Kedai lain sudah menggunakan nama ini. Sila pilih nama lain.',
  STORE_LIMIT:
    'Anda sudah mempunyai {{rule.stores}} kedai, iaitu had bagi seorang penjual supaya pembeli dapat membezakannya. Hubungi kami jika perlukan lagi.',
  STORE_EDITED:
    'Kedai ini telah diubah sejak anda membukanya, mungkin di tab lain. Apa yang anda taip masih ada di sini: simpan sekali lagi untuk menggantikan perubahan itu.',
  STAFF_MAY_NOT:
    'Anda bekerja untuk {{seller}}, tetapi tidak dibenarkan melakukan perkara ini di sana. Sila tanya {{seller}}.',
  STAFF_ALREADY: 'Orang ini sudah bekerja untuk anda atau telah dijemput.',
  STAFF_LIMIT: 'Anda mempunyai {{rule.staff}} kakitangan dan jemputan terbuka, iaitu had maksimum.',
  STAFF_CHANGED: 'Perkara ini telah diubah sejak anda membukanya. Sila semak semula.',
  STAFF_OTHER_EMAIL: 'Jemputan ini dihantar ke e-mel lain. Sila log masuk dengan e-mel itu.',
  STAFF_ELSEWHERE: 'Anda sudah bekerja untuk penjual lain. Sila berhenti di sana dahulu.',
  STAFF_ROLE: 'Pengurus pasar tidak boleh bekerja untuk penjual.',
  STORE_IN_USE:
    'Ada barang, kupon, pesanan atau rekod yang merujuk kepada kedai ini, jadi kedai ini tidak boleh dipadam.',
} satisfies Record<keyof typeof stores, string>

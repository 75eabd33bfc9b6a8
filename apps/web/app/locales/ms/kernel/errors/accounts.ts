import type { accounts } from '@pasar/domain/kernel/errors/accounts'

export default {
  FIRST_ADMIN_LINK_ENDED: 'Pautan ini tidak lagi sah. Mulakan semula pasar untuk mendapatkan pautan baharu.',
  WRONG_LOGIN: 'E-mel atau kata laluan tidak betul.',
  EMAIL_TAKEN: 'E-mel ini tidak boleh digunakan. Mungkin anda sudah mempunyai akaun?',
  ACCOUNT_SUSPENDED: 'Akaun ini digantung. Sila hubungi kami.',
  WRONG_PASSWORD: 'Kata laluan ini tidak betul.',
  LINK_ENDED: 'Pautan ini tidak lagi berfungsi.',
  EMAIL_UNVERIFIED: 'Sila sahkan e-mel anda dahulu.',
  SESSION_EXPIRED: 'Sila log masuk semula.',
  ROLE_OWN: 'Pentadbir lain perlu mengubah peranan anda.',
  ROLE_CHANGED: '{{who}} sudah mengubahnya. Sila lihat semula.',
  ROLE_NOT_POSSIBLE: 'Ahli ini tidak boleh diberi peranan ini.',
  ROLE_HAS_ORDERS: 'Ahli ini ada pesanan atau bidaan yang belum selesai.',
  ROLE_HAS_SALES: 'Ahli ini ada jualan yang belum diselesaikan.',
  ROLE_HAS_PAYOUT: 'Bayaran kepada ahli ini sedang berjalan.',
  ROLE_HAS_BALANCE: 'Ahli ini masih ada komisen yang belum dibayar, atau berhutang dengan pasar.',
  ROLE_WORKS_FOR: 'Ahli ini bekerja untuk seorang penjual.',
  CODE_WRONG: 'Kod ini tidak betul. Sila semak dan cuba lagi.',
  APP_CODE_UNREADABLE:
    'Kod daripada aplikasi anda tidak dapat disemak buat masa ini. Sila gunakan kod pemulihan, atau hubungi kami.',
  OTHER_ACCOUNT:
    'Anda kini log masuk dengan akaun lain, jadi tiada apa-apa yang diubah. Log masuk semula dengan akaun tadi dalam tab lain, atau muat semula halaman ini.',
  REAUTHENTICATE: 'Sila sahkan identiti anda dahulu.',
  LOGIN_CHALLENGE_ENDED: 'Masa tamat atau terlalu banyak percubaan. Sila log masuk semula.',
  TWO_FACTOR_IS_ON: 'Log masuk dua langkah sudah aktif.',
  TWO_FACTOR_IS_OFF: 'Log masuk dua langkah tidak aktif.',
  TWO_FACTOR_NEEDED: 'Peranan anda memerlukan log masuk dua langkah, jadi ia tidak boleh dimatikan.',
  TWO_FACTOR_MISSING: 'Peranan anda memerlukan log masuk dua langkah. Sila aktifkannya dahulu.',
  ACCOUNT_HAS_OPEN_ORDERS: 'Anda masih ada pesanan yang belum selesai. Batalkan atau terima dahulu.',
  ACCOUNT_HAS_OPEN_SALES:
    'Anda masih ada bungkusan untuk dihantar, lelongan yang sudah ada bidaan, atau jualan yang belum selesai.',
  ACCOUNT_HAS_SMALL_BALANCE: 'Baki anda masih ada {{amount}}. Tandakan bahawa anda melepaskannya.',
  ACCOUNT_HAS_BALANCE: 'Wang jualan anda belum dibayar kepada anda sepenuhnya.',
  ACCOUNT_OWES:
    'Bayaran balik melebihi pendapatan anda, jadi baki anda di bawah sifar. Jualan seterusnya akan menutupnya; untuk keluar sekarang, hubungi kami melalui halaman Hubungi kami dan kami akan menghapus kira baki itu.',
  ACCOUNT_HAS_BIDS: 'Anda mendahului satu lelongan, atau telah memenangi lelongan dan belum membayarnya.',
  ACCOUNT_IS_LAST_ADMIN: 'Anda satu-satunya pentadbir. Lantik orang lain dahulu.',
} satisfies Record<keyof typeof accounts, string>

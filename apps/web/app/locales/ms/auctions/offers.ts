import type en from '../../en/auctions/offers'

export default {
  move: 'Gerakkan dengan kekunci anak panah',
  popupLead: 'Penjimatan yang boleh anda nikmati sekarang.',
  seeCoupons: 'Lihat semua kupon',
  toCentre: 'Buka pusat kupon',
  visitorNote: 'Log masuk untuk menambah kupon ke troli anda.',
  loadFailed: 'Kupon tidak dapat dimuatkan.',
} satisfies Record<keyof typeof en, string>

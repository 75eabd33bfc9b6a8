import type { coupons as english } from '../en/coupons'
import type { Translated } from '../texts-of'

export const coupons: Translated<typeof english> = {
  couponMade: {
    inApp: {
      title: 'Kami membuat kupon untuk kedai anda: {{code}}',
      text: 'Anda menanggung diskaunnya. Anda boleh menghentikannya pada bila-bila masa.',
    },
  },
  couponStopped: {
    inApp: {
      title: 'Kami menghentikan kupon anda {{code}}',
      text: 'Pesanan yang sudah dibuat kekal mendapat diskaun. Sebabnya: {{note}}',
    },
    subject: 'Kami menghentikan kupon anda {{code}}',
    heading: 'Kami menghentikan kupon anda',
    text: 'Kupon anda {{code}} dihentikan pada {{time}}. Sebabnya: {{note}}',
    button: 'Lihat kupon anda',
    note: 'Pesanan yang sudah dibuat kekal mendapat diskaun. Hubungi kami jika ada soalan.',
  },
  couponResumed: {
    inApp: {
      title: 'Kupon anda {{code}} dijalankan semula',
      text: 'Pembeli boleh menggunakannya mulai sekarang. {{note}}',
    },
    subject: 'Kupon anda {{code}} dijalankan semula',
    heading: 'Kupon anda dijalankan semula',
    text: 'Pembeli boleh menggunakan kupon anda {{code}} semula sejak {{time}}. {{note}}',
    button: 'Lihat kupon anda',
    note: 'Anda menanggung diskaunnya. Anda boleh menghentikannya pada bila-bila masa.',
  },
}

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
      text: 'Pesanan yang sudah dibuat kekal mendapat diskaun. Hubungi kami jika ada soalan.',
    },
  },
  couponResumed: {
    inApp: {
      title: 'Kupon anda {{code}} dijalankan semula',
      text: 'Pembeli boleh menggunakannya mulai sekarang.',
    },
  },
}

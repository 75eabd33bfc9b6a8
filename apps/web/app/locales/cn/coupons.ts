import type en from '../en/coupons'

export default {
  title: '',
} satisfies Record<keyof typeof en, string>

import type en from '../en/pay'

export default {
  title: '',
} satisfies Record<keyof typeof en, string>

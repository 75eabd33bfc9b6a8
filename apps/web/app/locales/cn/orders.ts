import type en from '../en/orders'

export default {
  title: '',
} satisfies Record<keyof typeof en, string>

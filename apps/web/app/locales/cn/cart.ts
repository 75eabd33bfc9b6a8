import type en from '../en/cart'

export default {
  title: '',
} satisfies Record<keyof typeof en, string>

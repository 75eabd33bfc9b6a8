import type en from '../en/checkout'

export default {
  title: '',
} satisfies Record<keyof typeof en, string>

import type en from '../en/item'

export default {
  title: '',
} satisfies Record<keyof typeof en, string>

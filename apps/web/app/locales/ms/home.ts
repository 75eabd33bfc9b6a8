import type en from '../en/home'

export default {
  title: '',
} satisfies Record<keyof typeof en, string>

import type en from '../en/browse'

export default {
  title: '',
} satisfies Record<keyof typeof en, string>

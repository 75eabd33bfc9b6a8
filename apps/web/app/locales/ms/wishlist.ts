import type en from '../en/wishlist'

export default {
  title: '',
} satisfies Record<keyof typeof en, string>

import type { wishlist as english } from '../en/wishlist'
import type { Translated } from '../texts-of'

export const wishlist: Translated<typeof english> = {
  wishCheaper: {
    inApp: { title: '降至 {{amount}}：{{title}}', text: '您心愿单中的商品降价了。' },
  },
  wishBack: {
    inApp: { title: '已补货：{{title}}', text: '您心愿单中的商品又可以购买了。' },
  },
}

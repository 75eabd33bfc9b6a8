import type { cart } from '@pasar/domain/kernel/errors/cart'

export default {
  INSUFFICIENT_STOCK: '库存不足。',
  ITEM_UNAVAILABLE: '此商品已停止销售。',
  ITEM_IS_AUCTION: '此商品为拍卖品，无法加入购物车。',
  OWN_ITEM: '这是您自己的商品。',
  CHOOSE_VARIANT: '请先选择规格。',
  CART_LINE_MISSING: '此商品已不在您的购物车中。',
  WISH_MISSING: '此商品已不在您的心愿单中，可能已在购物车里。',
  CART_FULL: '购物车最多可放 {{rule.cartLines}} 种不同商品。',
  CART_EMPTY: '您的购物车是空的。',
} satisfies Record<keyof typeof cart, string>

export interface CartLinesTable {
  user_id: string
  variant_id: string
  quantity: number
  seen_price_sen: number
  added_at: number
}

export interface CartCouponsTable {
  user_id: string
  coupon_id: string
  added_at: number
}

export interface CartTables {
  cart_lines: CartLinesTable
  cart_coupons: CartCouponsTable
}

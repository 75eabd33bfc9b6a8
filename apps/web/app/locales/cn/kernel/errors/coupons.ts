import type { coupons } from '@pasar/domain/kernel/errors/coupons'

export default {
  COUPON_NOT_FOUND: '找不到此优惠码。',
  COUPON_NOT_STARTED: '此优惠券尚未生效。',
  COUPON_ENDED: '此优惠券已过期。',
  COUPON_USED_UP: '此优惠券已被用完。',
  COUPON_ALREADY_USED: '您已使用过此优惠券。',
  COUPON_FIRST_PURCHASE_ONLY: '此优惠券仅限首次购物使用。',
  COUPON_MIN_SPEND: '您的订单未达到此优惠券的最低消费。',
  COUPON_NOT_FOR_THESE_ITEMS: '此优惠券不适用于您购物车中的商品。',
  COUPON_SHIPPING_FREE: '这些商品已经免运费，请把这张优惠券留到下次使用。',
  COUPON_TOO_FEW_ITEMS: '请再加入同一卖家的商品，即可使用此优惠券。',
  COUPON_SLOT_TAKEN: '每张订单只能使用一张此类优惠券。',
  COUPON_CODE_TAKEN: '已有使用此优惠码的优惠券，请换一个。',
  COUPON_LIMIT: '未停用的优惠券最多 {{limit}} 张，请先停用一张。',
  COUPON_STOPPED_BEFORE: '{{who}} 已停用此优惠券。',
  COUPON_RESUMED_BEFORE: '{{who}} 已让此优惠券生效。',
  COUPON_SWITCHED: '此优惠券刚刚被更改，请再看一下。',
  COUPON_STOPPED_BY_STAFF: '此优惠券已被我们停用，您无法重新启用。请联系我们。',
  COUPON_STOPPED_BY_SELLER: '此优惠券由卖家停用，只有卖家可以重新启用。',
} satisfies Record<keyof typeof coupons, string>

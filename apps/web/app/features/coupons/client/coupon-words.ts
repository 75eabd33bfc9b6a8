import type { CouponCard } from '@pasar/api'
import { formatRm } from '@pasar/domain/kernel/format'
import type { Translate } from '../../../i18n/translate'

const BPS_PER_PERCENT = 100

/** What a coupon gives: "15% off", "RM 5.00 off", "Free shipping". */
export function describeGain(
  t: Translate,
  coupon: Pick<CouponCard, 'kind' | 'percentBps' | 'amount'>,
): string {
  switch (coupon.kind) {
    case 'free_shipping':
      return t('coupons.freeShipping')
    case 'percent':
      return t('coupons.percentOff', { percent: coupon.percentBps / BPS_PER_PERCENT })
    case 'fixed':
      // The currency stays with its number.
      return t('coupons.amountOff', { amount: formatRm(coupon.amount).replace(' ', '\u00a0') })
  }
}

/** Under which conditions, one line each. */
export function listConditions(t: Translate, coupon: CouponCard): string[] {
  return [
    coupon.storeName === null ? t('coupons.everywhere') : t('coupons.atStore', { store: coupon.storeName }),
    coupon.minSpend > 0
      ? t('coupons.minSpend', { amount: formatRm(coupon.minSpend) })
      : t('coupons.noMinimum'),
    ...(coupon.cap === null ? [] : [t('coupons.upTo', { amount: formatRm(coupon.cap) })]),
    ...(coupon.isFirstPurchaseOnly ? [t('coupons.firstPurchase')] : []),
  ]
}

import type { Translate } from '../../../i18n/translate'

/** For which goods of a store a coupon is. */
export const describeGoods = (
  t: Translate,
  { storeName: store, itemCount: count }: { storeName: string; itemCount: number },
): string =>
  count === 0 ? t('ownCoupons.wholeStore', { store }) : t('ownCoupons.someItems', { store, count })

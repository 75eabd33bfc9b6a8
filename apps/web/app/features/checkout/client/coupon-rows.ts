import type { CouponPayer } from '@pasar/domain/coupons/coupons'
import type { Translate } from '../../../i18n/translate'
import type { MoneyRow } from '../components/money-rows'

/** Who bears a discount, in words. */
export const namePayer = (t: Translate, payer: CouponPayer, appName: string): string =>
  payer === 'seller' ? t('checkout.payerSeller') : t('checkout.payerPlatform', { app: appName })

/** The lines of a sum that coupons take off. */
export const couponRows = (
  t: Translate,
  coupons: readonly { code: string; payer: CouponPayer; amount: number }[],
  appName: string,
): MoneyRow[] =>
  coupons.map(({ code, payer, amount }) => ({
    key: `coupon ${code}`,
    label: t('checkout.couponRow', { code }),
    amount: -amount,
    note: namePayer(t, payer, appName),
  }))

/** What is taken off within one parcel, by who bears it. */
export function discountRows(
  t: Translate,
  off: { seller: number; platform: number },
  appName: string,
  isShipping: boolean,
): MoneyRow[] {
  const label = t(isShipping ? 'checkout.shippingDiscount' : 'checkout.itemDiscount')
  return (['seller', 'platform'] as const).flatMap((payer) =>
    off[payer] > 0
      ? [{ key: `${label} ${payer}`, label, amount: -off[payer], note: namePayer(t, payer, appName) }]
      : [],
  )
}

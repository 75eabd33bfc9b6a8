import type { CouponCard } from '@pasar/api'
import { linkTo } from '@pasar/domain/access/link-to'
import type { CouponRefusal, CouponTarget } from '@pasar/domain/coupons/coupons'
import { formatRm } from '@pasar/domain/kernel/format'
import type { TextValues, Translate } from '../../../i18n/translate'
import { describeCategory } from '../../platform/client/category-words'

const SEN_PER_RINGGIT = 100

/** What a coupon gives: "15% off", "RM 5.00 off", "Free shipping". */
export const describeGain = (t: Translate, { gain, values }: CouponCard['gain']): string =>
  t(`coupons.${gain}`, values)

/** For what a coupon is: one line for each limit, or that it is for everything. */
function listTargets(t: Translate, { store, category, items, itemCount }: CouponTarget): string[] {
  const count = itemCount - items.length
  const titles = items.map(({ title }) => title).join(', ')
  const lines = [
    ...(store === null ? [] : [t('coupons.atStore', { store: store.name })]),
    ...(category === null ? [] : [t('coupons.forCategory', { category: describeCategory(t, category) })]),
    ...(itemCount === 0
      ? []
      : [t(count > 0 ? 'coupons.forItems' : 'coupons.forItem', { items: titles, count })]),
  ]
  return lines.length > 0 ? lines : [t('coupons.everywhere')]
}

/** Under which conditions, one line each. */
export function listConditions(t: Translate, coupon: CouponCard): string[] {
  return [
    ...listTargets(t, coupon.target),
    coupon.minSpend > 0
      ? t('coupons.minSpend', { amount: formatRm(coupon.minSpend) })
      : t('coupons.noMinimum'),
    ...(coupon.gain.condition === null ? [] : [t(`coupons.${coupon.gain.condition}`, coupon.gain.values)]),
    ...(coupon.cap === null ? [] : [t('coupons.upTo', { amount: formatRm(coupon.cap) })]),
    ...(coupon.isFirstPurchaseOnly ? [t('coupons.firstPurchase')] : []),
  ]
}

interface Shortfall {
  missing: number
  store: string | undefined
  category: string | undefined
  items: string | undefined
  /** Of the items those that are not named. */
  more: number
}

function nameGoods(t: Translate, { store, category, items, more }: Shortfall): string {
  if (items !== undefined) return more > 0 ? t('coupons.goodsMore', { items, count: more }) : items
  const values = {
    ...(store !== undefined && { store }),
    ...(category !== undefined && { category: describeCategory(t, category) }),
  }
  if (store === undefined)
    return t(category === undefined ? 'coupons.goods' : 'coupons.goodsCategory', values)
  return t(category === undefined ? 'coupons.goodsStore' : 'coupons.goodsBoth', values)
}

const sayShortfall = (t: Translate, shortfall: Shortfall): string => {
  const goods = nameGoods(t, shortfall)
  return shortfall.missing > 0
    ? t('coupons.addFor', { amount: formatRm(shortfall.missing), goods })
    : t('coupons.addAny', { goods })
}

/** Why a coupon does not count; where more items would help, what is missing: "Add RM 12.00 of Food items". */
export function sayRefusal(
  t: Translate,
  { reason, missing, target }: { reason: CouponRefusal; missing?: number; target: CouponTarget },
): string {
  if (missing === undefined || reason === 'COUPON_TOO_FEW_ITEMS') return t(`errors.${reason}`)
  return sayShortfall(t, {
    missing,
    store: target.store?.name,
    category: target.category ?? undefined,
    items: target.itemCount > 0 ? target.items.map(({ title }) => title).join(', ') : undefined,
    more: target.itemCount - target.items.length,
  })
}

const textOf = (value: string | number | undefined): string | undefined =>
  value === undefined ? undefined : String(value)

/** The same for a code that was just refused, of the values that came with the refusal. */
export function sayRefusedCode(t: Translate, { details }: { details: TextValues }): string | undefined {
  const { missing, store, category, items, more } = details
  if (missing === undefined) return undefined
  return sayShortfall(t, {
    missing: Math.round(Number(missing) * SEN_PER_RINGGIT),
    store: textOf(store),
    category: textOf(category),
    items: textOf(items),
    more: Number(more ?? 0),
  })
}

/** Where the items are that a coupon is for. */
export function findGoods({ store, category, items }: CouponTarget): string {
  const [item] = items
  if (item) return linkTo('/item/:slug', { slug: item.slug })
  if (category !== null) return linkTo('/shop/category/:categoryName', { categoryName: category })
  return store === null ? '/shop-now' : linkTo('/store/:id', { id: store.slug })
}

import { exportOwnCoupons } from '@pasar/api'
import { csvAmount, ownCouponsPath, readOwnCouponsFilter } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { guardPage } from '../../../lib/session/guards.server'
import { sendListFile, writeTime } from '../../platform/server/list-file.server'
import { describeGain } from '../client/coupon-words'

/** The coupons of a seller that the filters of `/seller/settings/coupons` show. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const seller = await guardPage('/seller/settings/coupons.csv', { context, request })
  const filter = readOwnCouponsFilter(new URL(request.url).searchParams)
  return sendListFile(request, {
    name: 'coupons.csv',
    back: ownCouponsPath(filter),
    rows: exportOwnCoupons(context.ctx, seller, filter),
    heads: [
      'ownCoupons.code',
      'ownCoupons.gives',
      'ownCoupons.store',
      'couponWork.status',
      'ownCoupons.uses',
      'ownCoupons.totalUses',
      'ownCoupons.spentRm',
      'ownCoupons.budget',
      'ownCoupons.startsOn',
      'ownCoupons.endsOn',
    ],
    cells: (coupon, t) => [
      coupon.code,
      describeGain(t, coupon.gain),
      coupon.storeName,
      t(`ownCoupons.${coupon.status}`),
      coupon.used,
      coupon.totalUses ?? '',
      csvAmount(coupon.spent),
      coupon.budget === null ? '' : csvAmount(coupon.budget),
      writeTime(coupon.startsAt),
      writeTime(coupon.endsAt),
    ],
  })
}

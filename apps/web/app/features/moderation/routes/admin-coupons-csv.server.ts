import { exportCoupons } from '@pasar/api'
import { CSV_MARK, csvAmount, csvLine, readStaffCouponsFilter, staffCouponsPath } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { languageOf, translateFor } from '../../../i18n/language.server'
import { orBackTo } from '../../../lib/session/back-to.server'
import { guardPage } from '../../../lib/session/guards.server'
import { describeGain } from '../../coupons/client/coupon-words'
import { writeTime } from '../../platform/server/list-file.server'
import { sendCsv } from '../../selling/server/imports.server'

/** The coupons that the filters of `/admin/coupons` show; read and sent some at a time. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage('/admin/coupons.csv', { context, request })
  const t = translateFor(await languageOf(request))
  const filter = readStaffCouponsFilter(new URL(request.url).searchParams)
  const exported = await orBackTo(staffCouponsPath(filter), exportCoupons(context.ctx, admin, filter))
  async function* write() {
    yield `${CSV_MARK}${csvLine([
      t('ownCoupons.code'),
      t('ownCoupons.gives'),
      t('couponWork.payer'),
      t('ownCoupons.store'),
      t('couponWork.status'),
      t('ownCoupons.uses'),
      t('ownCoupons.totalUses'),
      `${t('ownCoupons.spent')} (RM)`,
      t('ownCoupons.budget'),
      t('ownCoupons.startsOn'),
      t('ownCoupons.endsOn'),
    ])}`
    for await (const coupons of exported)
      yield coupons
        .map((coupon) =>
          csvLine([
            coupon.code,
            describeGain(t, coupon.gain),
            t(`couponWork.payer_${coupon.payer}`),
            coupon.storeName ?? '',
            t(`ownCoupons.${coupon.status}`),
            coupon.used,
            coupon.totalUses ?? '',
            csvAmount(coupon.spent),
            coupon.budget === null ? '' : csvAmount(coupon.budget),
            writeTime(coupon.startsAt),
            writeTime(coupon.endsAt),
          ]),
        )
        .join('')
  }
  return sendCsv('coupons.csv', write())
}

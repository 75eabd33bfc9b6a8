import { useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { ButtonLink } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { FormProblem } from '../../platform/components/form-problem'
import { WorkFrame } from '../../platform/components/work-frame'
import { CouponRow } from '../components/coupon-row'
import type { action, loader } from '../routes/seller-coupons.server'

/** A seller's coupons, each with how often it was used and what it has cost. */
export function SellerCouponsPage() {
  const t = useT()
  const { coupons } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const add = (
    <ButtonLink to="/seller/settings/coupons/new" icon="plus">
      {t('ownCoupons.add')}
    </ButtonLink>
  )
  return (
    <WorkFrame
      area="seller"
      title={t('ownCoupons.title')}
      lead={t('ownCoupons.lead')}
      actions={coupons.length > 0 && add}
    >
      <FormProblem failure={failure} className="mb-4" />
      {coupons.length === 0 ? (
        <EmptyState icon="ticket" title={t('ownCoupons.none')} action={add}>
          {t('ownCoupons.noneText')}
        </EmptyState>
      ) : (
        <ul className="grid gap-4 xl:grid-cols-2">
          {coupons.map((coupon) => (
            <CouponRow
              key={coupon.id}
              coupon={coupon}
              target={
                coupon.itemCount === 0
                  ? t('ownCoupons.wholeStore', { store: coupon.storeName })
                  : t('ownCoupons.someItems', { store: coupon.storeName, count: coupon.itemCount })
              }
            />
          ))}
        </ul>
      )}
    </WorkFrame>
  )
}

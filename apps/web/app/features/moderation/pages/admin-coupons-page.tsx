import { COUPON_STATUSES } from '@pasar/domain/coupons/coupon-status'
import { staffCouponsFile, staffCouponsPath } from '@pasar/domain/coupons/staff-coupons'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import type { Translate } from '../../../i18n/translate'
import { Badge } from '../../../ui/badge'
import { ButtonLink } from '../../../ui/button'
import { Select } from '../../../ui/forms/select'
import { CouponRow } from '../../coupons/components/coupon-row'
import { describeCategory } from '../../platform/client/category-words'
import { FormProblem } from '../../platform/components/form-problem'
import { CsvLink, StaffList, StaffSearch } from '../components/staff-list'
import type { action, loader } from '../routes/admin-coupons.server'

type Coupon = ReturnType<typeof useLoaderData<typeof loader>>['coupons'][number]

function describeTarget(t: Translate, { storeName: store, category, itemCount: count }: Coupon): string {
  if (store !== null)
    return count === 0 ? t('ownCoupons.wholeStore', { store }) : t('ownCoupons.someItems', { store, count })
  if (category !== null) return describeCategory(t, category)
  return t('coupons.everywhere')
}

/** The coupons of the market and of all sellers, with what each has cost so far. */
export function AdminCouponsPage() {
  const t = useT()
  const { saved, filter, coupons, next, isFirst } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  return (
    <StaffList
      words="couponWork"
      all="/admin/coupons"
      saved={saved}
      actions={
        <ButtonLink to="/admin/coupons/new" icon="plus">
          {t('ownCoupons.add')}
        </ButtonLink>
      }
      filter={
        <>
          <FormProblem failure={failure} className="mb-4" />
          <Filter />
        </>
      }
      isEmpty={coupons.length === 0}
      previousTo={isFirst ? null : staffCouponsPath(filter)}
      nextTo={next === null ? null : staffCouponsPath(filter, next)}
    >
      <ul className="grid gap-4 xl:grid-cols-2" aria-label={t('couponWork.title')} data-rows>
        {coupons.map((coupon) => (
          <CouponRow
            key={coupon.id}
            coupon={coupon}
            side="staff"
            target={describeTarget(t, coupon)}
            badges={<Badge>{t(`couponWork.paidBy_${coupon.payer}`)}</Badge>}
          />
        ))}
      </ul>
      <CsvLink to={staffCouponsFile(filter)} />
    </StaffList>
  )
}

function Filter() {
  const t = useT()
  const { filter } = useLoaderData<typeof loader>()
  return (
    <StaffSearch filter={filter} label={t('couponWork.search')} show={t('figures.show')}>
      <Select
        label={t('couponWork.payer')}
        name="payer"
        defaultValue={filter.payer ?? ''}
        placeholder={t('couponWork.anyPayer')}
        options={(['platform', 'seller'] as const).map((value) => ({
          value,
          label: t(`couponWork.payer_${value}`),
        }))}
      />
      <Select
        label={t('couponWork.status')}
        name="status"
        defaultValue={filter.status ?? ''}
        placeholder={t('couponWork.anyStatus')}
        options={COUPON_STATUSES.map((value) => ({ value, label: t(`ownCoupons.${value}`) }))}
      />
    </StaffSearch>
  )
}

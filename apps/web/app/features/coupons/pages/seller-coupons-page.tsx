import { COUPON_STATUSES } from '@pasar/domain/coupons/coupon-status'
import { ownCouponsFile, ownCouponsPath } from '@pasar/domain/coupons/own-coupon-list'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Button, ButtonLink } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { TextField } from '../../../ui/forms/field'
import { Select } from '../../../ui/forms/select'
import { Pagination } from '../../../ui/pagination'
import { FormProblem } from '../../platform/components/form-problem'
import { CsvLink } from '../../platform/components/lists/csv-link'
import { KeptSort, SortLinks } from '../../platform/components/lists/sort-links'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { describeGoods } from '../client/describe-goods'
import { CouponRow } from '../components/coupon-row'
import type { action, loader } from '../routes/seller-coupons.server'

/** A seller's coupons, each with how often it was used and what it has cost. */
export function SellerCouponsPage() {
  const t = useT()
  const { coupons, filter, next, isFirst } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const isWhole = filter.status === null && filter.words === ''
  const hasNone = coupons.length === 0 && isWhole && isFirst
  return (
    <WorkFrame
      area="seller"
      title={t('ownCoupons.title')}
      lead={t('ownCoupons.lead')}
      actions={!hasNone && <AddCoupon />}
    >
      <FormProblem failure={failure} className="mb-4" />
      {hasNone ? (
        <EmptyState icon="ticket" title={t('ownCoupons.none')} action={<AddCoupon />}>
          {t('ownCoupons.noneText')}
        </EmptyState>
      ) : (
        <>
          <Filter />
          {coupons.length === 0 ? <NothingFound /> : <Coupons />}
          <Pagination
            className="mt-6"
            label={t('couponWork.pages')}
            previousTo={isFirst ? null : ownCouponsPath(filter)}
            previousLabel={t('memberWork.first')}
            nextTo={next === null ? null : ownCouponsPath(filter, next)}
            nextLabel={t('memberWork.more')}
          />
        </>
      )}
    </WorkFrame>
  )
}

function AddCoupon() {
  const t = useT()
  return (
    <ButtonLink to="/seller/settings/coupons/new" icon="plus">
      {t('ownCoupons.add')}
    </ButtonLink>
  )
}

function Filter() {
  const t = useT()
  const { filter } = useLoaderData<typeof loader>()
  return (
    <Form
      method="get"
      role="search"
      aria-label={t('ownCoupons.title')}
      className="mb-4 grid grid-cols-1 items-end gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]"
      key={JSON.stringify(filter)}
    >
      <KeptSort sort={filter.sort} />
      <TextField
        label={t('couponWork.search')}
        type="search"
        name="q"
        maxLength={200}
        autoCapitalize="characters"
        defaultValue={filter.words}
      />
      <Select
        label={t('couponWork.status')}
        name="status"
        defaultValue={filter.status ?? ''}
        placeholder={t('couponWork.anyStatus')}
        options={COUPON_STATUSES.map((value) => ({ value, label: t(`ownCoupons.${value}`) }))}
      />
      <Button type="submit" variant="secondary" icon="search">
        {t('listTools.show')}
      </Button>
    </Form>
  )
}

function NothingFound() {
  const t = useT()
  return (
    <EmptyState
      icon="search"
      title={t('couponWork.none')}
      action={
        <ButtonLink to="/seller/settings/coupons" variant="secondary">
          {t('couponWork.showAll')}
        </ButtonLink>
      }
    >
      {t('couponWork.noneText')}
    </EmptyState>
  )
}

function Coupons() {
  const t = useT()
  const { coupons, filter } = useLoaderData<typeof loader>()
  return (
    <>
      <SortLinks sort={filter.sort} to={(sort) => ownCouponsPath({ ...filter, sort })} />
      <ul className="grid gap-4 xl:grid-cols-2">
        {coupons.map((coupon) => (
          <CouponRow key={coupon.id} coupon={coupon} target={describeGoods(t, coupon)} />
        ))}
      </ul>
      <CsvLink to={ownCouponsFile(filter)} />
    </>
  )
}

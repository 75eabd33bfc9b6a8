import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { fieldMaker } from '../../../lib/forms/failure'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextField } from '../../../ui/forms/field'
import { Select } from '../../../ui/forms/select'
import { CouponGift, CouponLimits } from '../../coupons/components/coupon-fields'
import { describeCategory } from '../../platform/client/category-words'
import { FormProblem } from '../../platform/components/form-problem'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import type { action, loader } from '../routes/admin-coupon-new.server'

/** The form of a coupon that the market makes. */
export function AdminCouponNewPage() {
  const t = useT()
  const { kinds } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const isBusy = useNavigation().state === 'submitting'
  const field = fieldMaker(t, failure, {
    kind: 'percent',
    payer: 'platform',
    target: 'all',
    usesPerMember: '1',
  })
  return (
    <WorkFrame area="admin" title={t('couponWork.newTitle')} lead={t('couponWork.newLead')}>
      <Form method="post" noValidate className="max-w-wide space-y-6">
        <FormProblem failure={failure} />
        <CouponGift field={field} kinds={kinds} />
        <Target field={field} />
        <CouponLimits field={field} failure={failure} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" loading={isBusy}>
            {t('ownCoupons.make')}
          </Button>
          <ButtonLink to="/admin/coupons" variant="quiet">
            {t('site.back')}
          </ButtonLink>
        </div>
      </Form>
    </WorkFrame>
  )
}

function Target({ field }: { field: ReturnType<typeof fieldMaker> }) {
  const t = useT()
  const { categories } = useLoaderData<typeof loader>()
  return (
    <Card as="section" title={t('couponWork.target')}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Select
          label={t('couponWork.payer')}
          hint={t('couponWork.payerHint')}
          options={(['platform', 'seller'] as const).map((value) => ({
            value,
            label: t(`couponWork.payer_${value}`),
          }))}
          {...field('payer')}
        />
        <Select
          label={t('ownCoupons.forWhat')}
          options={(['all', 'category', 'store'] as const).map((value) => ({
            value,
            label: t(`couponWork.target_${value}`),
          }))}
          {...field('target')}
        />
        <Select
          label={t('couponWork.category')}
          hint={t('couponWork.categoryHint')}
          placeholder={t('couponWork.noCategory')}
          options={categories.map((value) => ({ value, label: describeCategory(t, value) }))}
          {...field('category')}
        />
        <TextField
          label={t('ownCoupons.store')}
          hint={t('couponWork.storeHint')}
          maxLength={200}
          {...field('store')}
        />
      </div>
    </Card>
  )
}

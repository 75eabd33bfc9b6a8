import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldMaker } from '../../../lib/forms/failure'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { EmptyState } from '../../../ui/empty-state'
import { Checkbox } from '../../../ui/forms/checkbox'
import { Select } from '../../../ui/forms/select'
import { FormProblem } from '../../platform/components/form-problem'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { CouponGift, CouponLimits } from '../components/coupon-fields'
import type { action, loader } from '../routes/seller-coupon.server'

type Field = ReturnType<typeof fieldMaker>

/** The form of a coupon that a seller pays for. */
export function SellerCouponPage() {
  const t = useT()
  const { stores, kinds } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const isBusy = useNavigation().state === 'submitting'
  const field = fieldMaker(t, failure, { kind: 'percent', storeId: stores[0]?.id ?? '', usesPerMember: '1' })
  return (
    <WorkFrame area="seller" title={t('ownCoupons.newTitle')} lead={t('ownCoupons.newLead')}>
      {stores.length === 0 ? (
        <EmptyState
          icon="store"
          title={t('ownCoupons.noStore')}
          action={<ButtonLink to="/add-store">{t('stores.add')}</ButtonLink>}
        >
          {t('ownCoupons.noStoreText')}
        </EmptyState>
      ) : (
        <Form method="post" noValidate className="max-w-wide space-y-6">
          <FormProblem failure={failure} />
          <CouponGift field={field} kinds={kinds} />
          <Goods field={field} failure={failure} />
          <CouponLimits field={field} failure={failure} />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" loading={isBusy}>
              {t('ownCoupons.make')}
            </Button>
            <ButtonLink to="/seller/settings/coupons" variant="quiet">
              {t('site.back')}
            </ButtonLink>
          </div>
        </Form>
      )}
    </WorkFrame>
  )
}

function Goods({ field, failure }: { field: Field; failure: Failure }) {
  const t = useT()
  const { stores, items, limit } = useLoaderData<typeof loader>()
  const nameOf = (id: string) => stores.find((store) => store.id === id)?.name
  const { error } = field('itemIds')
  return (
    <Card as="section" title={t('ownCoupons.target')}>
      <Select
        label={t('ownCoupons.store')}
        options={stores.map(({ id, name }) => ({ value: id, label: name }))}
        {...field('storeId')}
      />
      {items.length > 0 && (
        <fieldset className="mt-4">
          <legend className="font-semibold">{t('ownCoupons.items')}</legend>
          <p className="text-sm text-ink-soft">{t('ownCoupons.itemsHint', { limit })}</p>
          {error && <p className="mt-1 text-sm font-semibold text-bunga-ink">{error}</p>}
          <div className="mt-2 max-h-72 overflow-y-auto rounded-control border border-line px-3">
            {items.map(({ id, title, storeId }) => (
              <Checkbox
                key={id}
                name={`item-${id}`}
                label={title}
                defaultChecked={failure?.values[`item-${id}`] !== undefined}
                {...(stores.length > 1 && { aside: nameOf(storeId) })}
              />
            ))}
          </div>
        </fieldset>
      )}
    </Card>
  )
}

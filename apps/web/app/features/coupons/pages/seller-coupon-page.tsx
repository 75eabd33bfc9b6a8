import type { CouponKind } from '@pasar/domain/coupons/kinds/index'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldMaker } from '../../../lib/forms/failure'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { EmptyState } from '../../../ui/empty-state'
import { Checkbox } from '../../../ui/forms/checkbox'
import { TextField } from '../../../ui/forms/field'
import { Select } from '../../../ui/forms/select'
import { FormProblem } from '../../platform/components/form-problem'
import { WorkFrame } from '../../platform/components/work-frame'
import type { action, loader } from '../routes/seller-coupon.server'

type Field = ReturnType<typeof fieldMaker>

/** The form of a coupon that a seller pays for. */
export function SellerCouponPage() {
  const t = useT()
  const { stores } = useLoaderData<typeof loader>()
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
        <Form method="post" noValidate className="max-w-3xl space-y-6">
          <FormProblem failure={failure} />
          <Gift field={field} />
          <Goods field={field} failure={failure} />
          <Limits field={field} failure={failure} />
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

const money = { inputMode: 'decimal', maxLength: 20 } as const
const number = { inputMode: 'numeric', maxLength: 12 } as const
const pair = 'grid grid-cols-1 gap-4 sm:grid-cols-2'

const KIND_WORDS = {
  percent: 'ownCoupons.byPercent',
  fixed: 'ownCoupons.byAmount',
  free_shipping: 'ownCoupons.shipsFree',
  buy_two_get_one: 'ownCoupons.thirdFree',
} as const satisfies Record<CouponKind, string>

function Gift({ field }: { field: Field }) {
  const t = useT()
  const kinds = useLoaderData<typeof loader>().kinds.map((value) => ({ value, label: t(KIND_WORDS[value]) }))
  const note = t('inbox.optional')
  return (
    <Card as="section" edge title={t('ownCoupons.gives')}>
      <div className={pair}>
        <TextField
          label={t('ownCoupons.code')}
          hint={t('ownCoupons.codeHint')}
          maxLength={32}
          autoCapitalize="characters"
          {...field('code')}
        />
        <Select label={t('ownCoupons.kind')} options={kinds} {...field('kind')} />
        <TextField
          label={t('ownCoupons.percent')}
          hint={t('ownCoupons.percentHint')}
          {...number}
          {...field('percent')}
        />
        <TextField
          label={t('ownCoupons.amount')}
          hint={t('ownCoupons.amountHint')}
          {...money}
          {...field('amount')}
        />
        <TextField
          label={t('ownCoupons.cap')}
          note={note}
          hint={t('ownCoupons.capHint')}
          {...money}
          {...field('cap')}
        />
        <TextField label={t('ownCoupons.minSpend')} note={note} {...money} {...field('minSpend')} />
      </div>
    </Card>
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

function Limits({ field, failure }: { field: Field; failure: Failure }) {
  const t = useT()
  const note = t('inbox.optional')
  const isTicked = (name: string) => failure?.values[name] !== undefined
  return (
    <Card as="section" title={t('ownCoupons.limits')}>
      <div className={pair}>
        <TextField
          label={t('ownCoupons.startsOn')}
          note={note}
          hint={t('ownCoupons.startsHint')}
          type="date"
          {...field('startsOn')}
        />
        <TextField
          label={t('ownCoupons.endsOn')}
          note={note}
          hint={t('ownCoupons.endsHint')}
          type="date"
          {...field('endsOn')}
        />
        <TextField label={t('ownCoupons.totalUses')} note={note} {...number} {...field('totalUses')} />
        <TextField
          label={t('ownCoupons.usesPerMember')}
          note={note}
          {...number}
          {...field('usesPerMember')}
        />
        <TextField
          label={t('ownCoupons.budget')}
          note={note}
          hint={t('ownCoupons.budgetHint')}
          {...money}
          {...field('budget')}
        />
      </div>
      <Checkbox
        className="mt-2"
        name="isFirstPurchaseOnly"
        label={t('ownCoupons.first')}
        defaultChecked={isTicked('isFirstPurchaseOnly')}
      />
      <Checkbox
        name="isPublic"
        label={t('ownCoupons.public')}
        hint={t('ownCoupons.publicHint')}
        defaultChecked={isTicked('isPublic')}
      />
    </Card>
  )
}

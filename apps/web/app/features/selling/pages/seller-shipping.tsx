import { linkTo } from '@pasar/domain/access/link-to'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { fieldMaker } from '../../../lib/forms/failure'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextField } from '../../../ui/forms/field'
import { Select } from '../../../ui/forms/select'
import { TextLink } from '../../../ui/text-link'
import { FormProblem } from '../../platform/components/form-problem'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import type { action, loader } from '../routes/seller-shipping.server'

/** How a seller usually ships, and from which amount each store ships free. */
export function SellerShippingPage() {
  const t = useT()
  return (
    <WorkFrame area="seller" title={t('shippingDefaults.title')} lead={t('shippingDefaults.lead')}>
      <div className="max-w-text space-y-6">
        <Defaults />
        <FreeFrom />
      </div>
    </WorkFrame>
  )
}

function Defaults() {
  const t = useT()
  const { fields, countries } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const isBusy = useNavigation().state === 'submitting'
  const field = fieldMaker(t, failure, fields)
  const note = t('listing.optional')
  const side = { suffix: 'cm', inputMode: 'numeric', maxLength: 7, note } as const
  return (
    <Card as="section" edge title={t('shippingDefaults.usual')}>
      <Form method="post" noValidate className="space-y-4">
        <FormProblem failure={failure} />
        <p className="text-ink-soft">{t('shippingDefaults.usualText')}</p>
        <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-4">
          <TextField
            label={t('listing.weight')}
            suffix="g"
            inputMode="numeric"
            maxLength={7}
            note={note}
            {...field('weight')}
          />
          <TextField label={t('listing.length')} {...side} {...field('length')} />
          <TextField label={t('listing.width')} {...side} {...field('width')} />
          <TextField label={t('listing.height')} {...side} {...field('height')} />
        </div>
        <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
          <Select
            label={t('listing.shipsFrom')}
            options={countries}
            autoComplete="off"
            {...field('shipsFrom')}
          />
          <TextField
            label={t('listing.baseShipping')}
            note={note}
            hint={t('listing.baseShippingHint')}
            prefix="RM"
            inputMode="decimal"
            maxLength={20}
            {...field('baseShipping')}
          />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" loading={isBusy} loadingLabel={t('stores.saving')}>
            {t('shippingDefaults.save')}
          </Button>
          <ButtonLink to="/seller/settings" variant="quiet">
            {t('site.back')}
          </ButtonLink>
        </div>
      </Form>
    </Card>
  )
}

function FreeFrom() {
  const t = useT()
  const { stores } = useLoaderData<typeof loader>()
  return (
    <Card as="section" title={t('ownCoupons.freeShipping')}>
      <p className="mb-2 text-ink-soft">{t('ownCoupons.freeShippingText')}</p>
      <ul className="divide-y divide-line">
        {stores.map(({ id, name, freeFrom }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{name}</span>
              <span className="block text-sm text-ink-soft">
                {freeFrom === null
                  ? t('shippingDefaults.neverFree')
                  : t('stores.freeShipping', { amount: freeFrom })}
              </span>
            </span>
            <TextLink to={linkTo('/add-store', { store: id })} className="inline-flex min-h-11 items-center">
              {t('shippingDefaults.change')}
              <span className="sr-only"> {name}</span>
            </TextLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}

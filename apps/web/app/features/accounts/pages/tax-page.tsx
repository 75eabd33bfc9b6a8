import { TAX_ID_KINDS } from '@pasar/domain/payouts/tax-id-kinds'
import { MALAYSIAN_STATES } from '@pasar/domain/shipping/places'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { fieldMaker } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Checkbox } from '../../../ui/forms/checkbox'
import { TextField } from '../../../ui/forms/field'
import { Select } from '../../../ui/forms/select'
import { FormProblem } from '../../platform/components/form-problem'
import { ProfileFrame } from '../components/profile-frame'
import type { action, loader } from '../routes/profile-tax.server'

const STATES = MALAYSIAN_STATES.map(({ code, name }) => ({ value: code, label: name }))

/** Who a member is for e-invoices. */
export function TaxPage() {
  const t = useT()
  const { form, isGiven, countries } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const field = fieldMaker(t, failure, form)
  const values = failure?.values ?? form
  const optional = { note: t('taxDetails.optional') }
  return (
    <ProfileFrame>
      <Card as="section">
        <h1 className="text-lg font-bold">{t('taxDetails.tab')}</h1>
        <p className="mb-4 max-w-text text-ink-soft">{t('taxDetails.lead')}</p>
        {/* Numbers come back as they are kept. */}
        <Form method="post" noValidate className="max-w-text space-y-4" key={Object.values(form).join()}>
          <FormProblem failure={failure} />
          <TextField
            {...field('name')}
            label={t('taxDetails.name')}
            hint={t('taxDetails.nameHint')}
            maxLength={120}
            autoComplete="organization"
          />
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            <Select
              {...field('idKind')}
              label={t('taxDetails.kind')}
              options={TAX_ID_KINDS.map((value) => ({ value, label: t(`taxDetails.kind_${value}`) }))}
            />
            <TextField
              {...field('idNumber')}
              label={t('taxDetails.number')}
              maxLength={20}
              autoComplete="off"
            />
          </div>
          <TextField
            {...field('tin')}
            label={t('taxDetails.tin')}
            hint={t('taxDetails.tinHint')}
            maxLength={20}
            autoComplete="off"
            autoCapitalize="characters"
          />
          <TextField
            {...field('sstNumber')}
            {...optional}
            label={t('taxDetails.sst')}
            maxLength={20}
            autoComplete="off"
          />
          <TextField
            {...field('line')}
            label={t('taxDetails.line')}
            maxLength={150}
            autoComplete="street-address"
          />
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
            <TextField
              {...field('postcode')}
              label={t('taxDetails.postcode')}
              inputMode="numeric"
              maxLength={10}
              autoComplete="postal-code"
            />
            <TextField
              {...field('city')}
              label={t('taxDetails.city')}
              maxLength={50}
              autoComplete="address-level2"
            />
            <Select
              {...field('state')}
              label={t('taxDetails.state')}
              hint={t('taxDetails.stateHint')}
              placeholder={t('taxDetails.choose')}
              options={STATES}
            />
          </div>
          <Select {...field('country')} label={t('taxDetails.country')} options={countries} />
          <fieldset className="space-y-4">
            <legend className="font-semibold">{t('taxDetails.business')}</legend>
            <p className="text-sm text-ink-soft">{t('taxDetails.businessHint')}</p>
            <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
              <TextField
                {...field('msic')}
                {...optional}
                label={t('taxDetails.msic')}
                inputMode="numeric"
                maxLength={10}
                autoComplete="off"
              />
              <TextField
                {...field('activity')}
                {...optional}
                label={t('taxDetails.activity')}
                maxLength={300}
                autoComplete="off"
                className="sm:col-span-2"
              />
            </div>
          </fieldset>
          <Checkbox
            name="onInvoices"
            label={t('taxDetails.onInvoices')}
            hint={t('taxDetails.onInvoicesHint')}
            defaultChecked={values.onInvoices === 'on'}
          />
          <Button type="submit">{t('taxDetails.save')}</Button>
        </Form>
        {isGiven && (
          <Form method="post" className="mt-4 border-t border-line pt-4">
            <Button type="submit" name="intent" value="forget" variant="quiet" size="small" icon="trash">
              {t('taxDetails.forget')}
            </Button>
          </Form>
        )}
      </Card>
    </ProfileFrame>
  )
}

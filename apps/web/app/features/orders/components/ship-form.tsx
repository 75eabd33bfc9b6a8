import type { SaleView } from '@pasar/api'
import { Form } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldMaker } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/forms/field'
import { Select } from '../../../ui/forms/select'
import { courierOptions } from './tracking'

/** Courier and number of a parcel, for sending it and for putting a mistake right. */
export function ShipForm({
  sale,
  failure,
  intent,
}: {
  sale: SaleView
  failure: Failure
  intent: 'ship' | 'correct'
}) {
  const t = useT()
  const isFirst = intent === 'ship'
  const own = failure?.values.intent === intent ? failure : undefined
  const field = fieldMaker(t, own, {
    courier: sale.courier ?? '',
    trackingNumber: sale.trackingNumber ?? '',
  })
  return (
    <Form method="post" noValidate className="grid gap-4 sm:grid-cols-2">
      <Select
        label={t('fulfilment.courier')}
        options={courierOptions(t)}
        placeholder={t('fulfilment.chooseCourier')}
        {...field('courier')}
      />
      <TextField
        label={t('fulfilment.trackingNumber')}
        hint={t('fulfilment.trackingHint')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={60}
        {...field('trackingNumber')}
      />
      <div className="sm:col-span-2">
        <Button
          type="submit"
          name="intent"
          value={intent}
          variant={isFirst ? 'primary' : 'secondary'}
          {...(isFirst && { icon: 'truck' as const })}
        >
          {t(isFirst ? 'fulfilment.markShipped' : 'fulfilment.saveCorrection')}
        </Button>
      </div>
    </Form>
  )
}

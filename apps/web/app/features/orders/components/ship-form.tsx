import type { SaleView } from '@pasar/api'
import { Form } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldMaker } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/forms/field'
import { Select } from '../../../ui/forms/select'
import { NUMBER_FIELD } from '../client/ship-link'
import { courierOptions } from './tracking'

/** Courier and number of a parcel or of one of its parts, for sending it and for putting a mistake right. */
export function ShipForm({
  couriers,
  tracking,
  failure,
  intent,
  partId,
  children,
}: {
  /** The names of those who may carry it. */
  couriers: readonly string[]
  /** What it has so far. */
  tracking?: Pick<SaleView, 'courier' | 'trackingNumber'>
  failure: Failure
  intent: 'ship' | 'correct'
  /** Of the part that is corrected. */
  partId?: string
  /** Which pieces are sent. */
  children?: ReactNode
}) {
  const t = useT()
  const isFirst = intent === 'ship'
  const own = isFailureOf(failure, intent, partId) ? failure : undefined
  const field = fieldMaker(t, own, {
    courier: tracking?.courier ?? '',
    trackingNumber: tracking?.trackingNumber ?? '',
  })
  const numberField = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Browsers focus what a link leads to; where scripts change the page, nobody does.
    if (isFirst && location.hash === `#${NUMBER_FIELD}`) numberField.current?.focus({ preventScroll: true })
  }, [isFirst])
  return (
    <Form method="post" noValidate className="grid gap-4 sm:grid-cols-2">
      {partId !== undefined && <input type="hidden" name="partId" value={partId} />}
      <Select
        label={t('fulfilment.courier')}
        options={courierOptions(t, couriers, tracking?.courier)}
        placeholder={t('fulfilment.chooseCourier')}
        {...field('courier')}
      />
      <TextField
        label={t('fulfilment.trackingNumber')}
        hint={t('fulfilment.trackingHint')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={60}
        {...(isFirst && { id: NUMBER_FIELD, ref: numberField })}
        // What goes into the parcel stays in view above it.
        className="[&_input]:scroll-mt-[45vh]"
        {...field('trackingNumber')}
      />
      {children !== undefined && <div className="sm:col-span-2">{children}</div>}
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

/** Whether it was this form that was refused. */
export const isFailureOf = (failure: Failure, intent: string, partId?: string): boolean =>
  failure?.values.intent === intent && failure.values.partId === partId

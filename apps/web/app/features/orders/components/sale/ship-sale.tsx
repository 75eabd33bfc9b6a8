import type { SaleView } from '@pasar/api'
import { useI18n } from '../../../../i18n/provider'
import { type Failure, fieldError } from '../../../../lib/forms/failure'
import { Card } from '../../../../ui/card'
import { Disclosure } from '../../../../ui/overlays/disclosure'
import { formatDay } from '../../../platform/components/when'
import { PiecesFields } from '../refund/pieces-field'
import { isFailureOf, ShipForm } from '../ship-form'

/** Hands the parcel to a courier: all of it unless fewer pieces are chosen, and what is left of it later. */
export function ShipSale({ sale, failure }: { sale: SaleView; failure: Failure }) {
  const { t, tag } = useI18n()
  const { may, restPieces } = sale
  if (!may.ship && !may.shipRest) return null
  const time = sale.dueAt === null ? '' : formatDay(tag, sale.dueAt)
  return (
    <Card as="section" title={t(may.ship ? 'fulfilment.shipTitle' : 'parts.restTitle')}>
      <p className="mb-4 text-sm text-ink-soft">
        {may.ship ? t('fulfilment.shipText') : t('parts.restText', { count: restPieces, time })}
      </p>
      <ShipForm
        key={sale.gone}
        couriers={sale.couriers}
        tracking={{ courier: sale.usualCourier, trackingNumber: null }}
        failure={failure}
        intent="ship"
      >
        <ChosenPieces sale={sale} failure={failure} time={time} />
      </ShipForm>
    </Card>
  )
}

/** How many of each go now: all of them, unless it is changed. */
function ChosenPieces({ sale, failure, time }: { sale: SaleView; failure: Failure; time: string }) {
  const { t } = useI18n()
  const own = isFailureOf(failure, 'ship') ? failure : undefined
  const lines = sale.lines.flatMap((line) => (line.toShip > 0 ? [{ ...line, left: line.toShip }] : []))
  const fields = (
    <>
      <input type="hidden" name="seen" value={sale.gone} />
      <PiecesFields
        lines={lines}
        typed={own?.values ?? {}}
        error={fieldError(t, own, 'lines')}
        initially="all"
      />
    </>
  )
  if (sale.may.shipRest) return fields
  if (lines.reduce((sum, { toShip }) => sum + toShip, 0) < 2) return null
  const isChanged = lines.some(
    ({ id, left }) => (own?.values[`pieces-${id}`] ?? String(left)) !== String(left),
  )
  return (
    <Disclosure summary={t('parts.some')} open={isChanged} className="border-t">
      <p className="mb-2 text-sm text-ink-soft">{t('parts.someText', { time })}</p>
      {fields}
    </Disclosure>
  )
}

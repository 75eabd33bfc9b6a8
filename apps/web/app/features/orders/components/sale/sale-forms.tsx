import type { SaleView } from '@pasar/api'
import { Form } from '@remix-run/react'
import type { ComponentProps } from 'react'
import { useT } from '../../../../i18n/provider'
import { type Failure, fieldError } from '../../../../lib/forms/failure'
import { Button } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { TextArea } from '../../../../ui/forms/field'
import { Disclosure } from '../../../../ui/overlays/disclosure'
import { Appointment } from '../appointment'
import { PartList } from '../part-list'
import { RefundForm } from '../refund/refund-form'
import { isFailureOf, ShipForm } from '../ship-form'
import { nameCourier, TrackingLink } from '../tracking'

/** When and where a service takes place; and once its day has come, that it was done. */
export function SaleAppointment({
  sale,
  days,
  failure,
}: {
  sale: SaleView
  days: { first: string; last: string }
  failure: Failure
}) {
  const t = useT()
  const { appointment, state, may } = sale
  if (appointment === null) return null
  return (
    <Card as="section" title={t('services.date')}>
      <Appointment
        appointment={appointment}
        side="seller"
        isOpen={state === 'to_ship'}
        isMovable={state === 'shipped'}
        dueAt={sale.dueAt}
        days={days}
        failure={failure}
      />
      {may.deliver && (
        <Form method="post" className="mt-4 space-y-2 border-t border-line pt-4">
          <p className="text-sm text-ink-soft">{t('services.doneText', { days: sale.protectDays })}</p>
          <Button type="submit" name="intent" value="done" icon="check">
            {t('services.done')}
          </Button>
        </Form>
      )}
      {state === 'shipped' && !may.deliver && (
        <p className="mt-3 text-sm text-ink-soft">{t('services.doneLater')}</p>
      )}
    </Card>
  )
}

/** Courier and number of a parcel on its way, and a day in which to put them right. */
export function SaleTracking({ sale, failure }: { sale: SaleView; failure: Failure }) {
  const t = useT()
  if (sale.trackingNumber === null) return null
  return (
    <Card as="section" title={t('fulfilment.tracking')}>
      {sale.parts.length === 0 ? (
        <>
          <p className="text-sm text-ink-soft">{nameCourier(t, sale.courier)}</p>
          <p className="font-semibold break-all tabular-nums">{sale.trackingNumber}</p>
          <TrackingLink url={sale.trackingUrl} />
          {sale.may.correct && <CorrectTracking couriers={sale.couriers} tracking={sale} failure={failure} />}
        </>
      ) : (
        <PartList parts={sale.parts}>
          {(part) =>
            part.mayCorrect && (
              <CorrectTracking couriers={sale.couriers} tracking={part} partId={part.id} failure={failure} />
            )
          }
        </PartList>
      )}
      {sale.may.deliver && (
        <Disclosure summary={t('fulfilment.deliver')} className="border-b-0">
          <p className="mb-3 text-sm text-ink-soft">
            {t('fulfilment.deliverText', { days: sale.protectDays })}
          </p>
          <Form method="post">
            <Button type="submit" name="intent" value="deliver" variant="secondary" icon="check">
              {t('fulfilment.deliverSure')}
            </Button>
          </Form>
        </Disclosure>
      )}
    </Card>
  )
}

function CorrectTracking({
  couriers,
  tracking,
  partId,
  failure,
}: Pick<ComponentProps<typeof ShipForm>, 'couriers' | 'tracking' | 'partId' | 'failure'>) {
  const t = useT()
  const which = { couriers, failure, intent: 'correct', ...(partId !== undefined && { partId }) } as const
  return (
    <Disclosure
      summary={t('fulfilment.correct')}
      open={isFailureOf(failure, 'correct', partId)}
      className="mt-3"
    >
      <p className="mb-3 text-sm text-ink-soft">{t('fulfilment.correctText')}</p>
      <ShipForm {...(tracking && { tracking })} {...which} />
    </Disclosure>
  )
}

const refundLead = ({ state, may, appointment }: SaleView) => {
  if (appointment) return 'serviceEnds.refundText'
  if (may.shipRest) return 'parts.refundText'
  return state === 'to_ship' ? 'sales.refundBefore' : 'sales.refundAfter'
}

/** Refunds pieces of a parcel of the seller's own accord. */
export function RefundSale({ sale, failure }: { sale: SaleView; failure: Failure }) {
  const t = useT()
  return (
    <RefundForm
      lines={sale.may.shipRest ? sale.lines.map((line) => ({ ...line, left: line.toShip })) : sale.lines}
      parts={sale.parts}
      failure={failure}
      className="border-t"
      words={{
        open: t('sales.refund'),
        lead: t(refundLead(sale)),
        reason: t('fulfilment.reason'),
        hint: t('fulfilment.reasonHint'),
        submit: t('sales.refundSure'),
      }}
    />
  )
}

/** Gives the parcel up; the buyer reads why. */
export function CancelSale({ sale, failure }: { sale: SaleView; failure: Failure }) {
  const t = useT()
  const own = failure?.values.intent === 'cancel' ? failure : undefined
  return (
    <Disclosure
      summary={t(sale.appointment ? 'services.cancel' : 'fulfilment.cancel')}
      open={own !== undefined}
      className="border-t"
    >
      <p className="mb-3 text-sm text-ink-soft">
        {t(sale.appointment ? 'serviceEnds.cancelText' : 'fulfilment.cancelText')}{' '}
        {sale.lines.some(({ isVirtual }) => isVirtual) && t('fulfilment.filesStay')}
      </p>
      <Form method="post" noValidate className="space-y-3">
        <TextArea
          label={t('fulfilment.reason')}
          hint={t('fulfilment.reasonHint')}
          name="reason"
          rows={2}
          maxLength={500}
          defaultValue={own?.values.reason}
          error={fieldError(t, own, 'reason')}
        />
        <Button type="submit" name="intent" value="cancel" variant="danger">
          {t(sale.appointment ? 'serviceEnds.cancelSure' : 'fulfilment.cancelSure')}
        </Button>
      </Form>
    </Disclosure>
  )
}

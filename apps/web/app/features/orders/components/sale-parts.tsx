import type { SaleView } from '@pasar/api'
import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useI18n, useT } from '../../../i18n/provider'
import { type Failure, fieldError, fieldMaker } from '../../../lib/forms/failure'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextArea } from '../../../ui/forms/field'
import { Notice } from '../../../ui/notice'
import { Disclosure } from '../../../ui/overlays/disclosure'
import { ItemPicture } from '../../checkout/components/item-picture'
import { MoneyRows } from '../../checkout/components/money-rows'
import { formatMoment, When } from '../../platform/components/when'
import { Appointment } from './appointment'
import { PiecesFields } from './refund/pieces-field'
import { ShipForm } from './ship-form'
import { nameCourier, TrackingLink } from './tracking'

/** What the seller puts into the parcel. */
export function SaleLines({ sale }: { sale: SaleView }) {
  const t = useT()
  return (
    <Card as="section" title={t(sale.appointment ? 'services.whatIsIt' : 'fulfilment.whatIsIn')}>
      <ul className="divide-y divide-line">
        {sale.lines.map((line) => (
          <li key={line.id} className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
            <ItemPicture imageKey={line.imageKey} />
            <div className="min-w-0 grow">
              <p className="break-words">{line.title}</p>
              {line.variantName !== '' && <p className="text-sm">{line.variantName}</p>}
              {line.sku !== '' && (
                <p className="text-sm break-all text-ink-soft">{t('fulfilment.sku', { sku: line.sku })}</p>
              )}
            </div>
            <div className="shrink-0 text-right">
              <p className="text-lg font-bold tabular-nums">{line.left} ×</p>
              {line.refundedQuantity > 0 && (
                <p className="text-sm text-ink-soft">
                  {t('sales.piecesRefunded', { count: line.refundedQuantity })}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What the seller gets of it, and what the market keeps. */
export function SaleMoney({ share }: { share: NonNullable<SaleView['share']> }) {
  const t = useT()
  return (
    <Card as="section" title={t('fulfilment.youGet')}>
      <MoneyRows
        className="text-sm"
        rows={[
          {
            key: 'items',
            label: t('fulfilment.items'),
            amount: share.items,
            note: t('fulfilment.fee', { amount: formatRm(share.fee) }),
          },
          { key: 'shipping', label: t('fulfilment.shipping'), amount: share.shipping },
        ]}
        total={{ label: t('fulfilment.total'), amount: share.total }}
      />
    </Card>
  )
}

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
          <p className="text-sm text-ink-soft">{t('services.doneText')}</p>
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
      <p className="text-sm text-ink-soft">{nameCourier(t, sale.courier)}</p>
      <p className="font-semibold break-all tabular-nums">{sale.trackingNumber}</p>
      <TrackingLink url={sale.trackingUrl} />
      {sale.may.correct && (
        <Disclosure
          summary={t('fulfilment.correct')}
          open={failure?.values.intent === 'correct'}
          className="mt-3"
        >
          <p className="mb-3 text-sm text-ink-soft">{t('fulfilment.correctText')}</p>
          <ShipForm sale={sale} failure={failure} intent="correct" />
        </Disclosure>
      )}
      {sale.may.deliver && (
        <Disclosure summary={t('fulfilment.deliver')} className="border-b-0">
          <p className="mb-3 text-sm text-ink-soft">{t('fulfilment.deliverText')}</p>
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

/** Refunds pieces of a parcel of the seller's own accord. */
export function RefundSale({ sale, failure }: { sale: SaleView; failure: Failure }) {
  const t = useT()
  const own = failure?.values.intent === 'refund' ? failure : undefined
  const seen = sale.lines.reduce((sum, { refundedQuantity }) => sum + refundedQuantity, 0)
  return (
    <Disclosure summary={t('sales.refund')} open={own !== undefined} className="border-t">
      <p className="mb-3 text-sm text-ink-soft">
        {t(sale.state === 'to_ship' ? 'sales.refundBefore' : 'sales.refundAfter')}
      </p>
      <Form key={seen} method="post" noValidate className="space-y-3">
        <input type="hidden" name="seen" value={seen} />
        <PiecesFields
          lines={sale.lines}
          typed={own?.values ?? {}}
          error={fieldError(t, own, 'lines')}
          initially="none"
        />
        <TextArea
          label={t('fulfilment.reason')}
          hint={t('fulfilment.reasonHint')}
          rows={2}
          maxLength={500}
          {...fieldMaker(t, own)('reason')}
        />
        <Button type="submit" name="intent" value="refund" variant="danger" icon="coins">
          {t('sales.refundSure')}
        </Button>
      </Form>
    </Disclosure>
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
      <p className="mb-3 text-sm text-ink-soft">{t('fulfilment.cancelText')}</p>
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
          {t('fulfilment.cancelSure')}
        </Button>
      </Form>
    </Disclosure>
  )
}

/** That there is a claim, and the way to answer it. */
export function SaleClaim({ sale: { id, claim } }: { sale: SaleView }) {
  const { t, tag } = useI18n()
  if (claim === null) return null
  const isWaiting = claim.state === 'open' || claim.state === 'returning'
  return (
    <Notice
      tone={isWaiting ? 'warning' : 'info'}
      title={t('claimWork.aboutParcel', { amount: formatRm(claim.claimed) })}
      action={
        <ButtonLink
          to={linkTo('/seller/orders/:id/claim', { id })}
          variant={isWaiting ? 'primary' : 'secondary'}
        >
          {t(claim.state === 'open' ? 'claimWork.answer' : 'claimWork.view')}
        </ButtonLink>
      }
    >
      {isWaiting && claim.dueAt !== null && t('claimWork.answerBy', { time: formatMoment(tag, claim.dueAt) })}
    </Notice>
  )
}

/** Where to go on once a parcel has left. */
export function NextSale({ next }: { next: SaleView['next'] }) {
  const t = useT()
  if (next === null)
    return (
      <Notice tone="success" title={t('fulfilment.nextNone')}>
        {t('fulfilment.nextNoneText')}
      </Notice>
    )
  return (
    <Notice
      tone="info"
      title={t('fulfilment.next')}
      action={
        <ButtonLink to={linkTo('/seller/orders/:id/ship', { id: next.id })} icon="truck">
          {t('fulfilment.shipNumber', { number: next.number })}
        </ButtonLink>
      }
    >
      {t('fulfilment.nextText', { number: next.number })}
    </Notice>
  )
}

const DateRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-ink-soft">{label}</dt>
    <dd className="text-right">{children}</dd>
  </div>
)

export function SaleDates({ sale }: { sale: SaleView }) {
  const t = useT()
  const rows = [
    { label: t('fulfilment.paidOn'), at: sale.paidAt },
    {
      label: t(sale.appointment ? 'services.agreeUntil' : 'fulfilment.shipBy'),
      at: sale.state === 'to_ship' ? sale.dueAt : null,
    },
    { label: t(sale.appointment ? 'services.stateAgreed' : 'fulfilment.shippedOn'), at: sale.shippedAt },
    { label: t(sale.appointment ? 'services.stateDone' : 'fulfilment.deliveredOn'), at: sale.deliveredAt },
  ]
  return (
    <Card as="section" title={t('fulfilment.dates')}>
      <dl className="space-y-2 text-sm">
        {rows.map(({ label, at }) =>
          at === null ? null : (
            <DateRow key={label} label={label}>
              <When at={at} />
            </DateRow>
          ),
        )}
      </dl>
    </Card>
  )
}

import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Facts } from '../../../ui/facts'
import { TextLink } from '../../../ui/text-link'
import { OrderAddress } from '../../orders/components/order-address'
import { OrderRefunds } from '../../orders/components/order-refunds'
import { ORDER_LOOKS, StateBadge } from '../../orders/components/states'
import { Timeline } from '../../orders/components/timeline'
import { DateText } from '../../platform/components/date-text'
import { FormProblem } from '../../platform/components/form-problem'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { STAFF_EVENTS } from '../client/order-events'
import { FailedRefund } from '../components/failed-refund'
import { HeldPayment } from '../components/held-payment'
import { OrderParcelCard } from '../components/order-parcels'
import { AuditTrail, StaffNotes } from '../components/staff-records'
import type { action, loader } from '../routes/admin-order.server'

/** An order with its parcels, payments and history, and what can be done. */
export function AdminOrderPage() {
  const t = useT()
  const { order, parcels, payments, refunds, history, notes, audit } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const held = payments.filter(({ state }) => state === 'held')
  return (
    <WorkFrame
      area="admin"
      title={t('orderWork.order', { number: order.number })}
      lead={<StateBadge look={ORDER_LOOKS[order.state]} />}
      actions={
        <TextLink to="/admin-orders" className="inline-flex min-h-11 items-center">
          {t('orderWork.back')}
        </TextLink>
      }
    >
      <FormProblem failure={failure} className="mb-4" />
      {held.map((payment) => (
        <HeldPayment key={payment.id} payment={payment} failure={failure} />
      ))}
      {refunds
        .filter(({ state }) => state === 'failed')
        .map((refund) => (
          <FailedRefund key={refund.id} refund={refund} failure={failure} />
        ))}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="space-y-6">
          <About />
          {parcels.map((parcel) => (
            <OrderParcelCard key={parcel.id} parcel={parcel} />
          ))}
          <StaffNotes notes={notes} failure={failure} />
          <AuditTrail audit={audit} />
        </div>
        <div className="space-y-6">
          <Payments />
          {order.state !== 'awaiting_payment' && <Resend />}
          <Card as="section" title={t('orderWork.history')}>
            <Timeline history={history} parcels={parcels} instead={STAFF_EVENTS} />
          </Card>
        </div>
      </div>
    </WorkFrame>
  )
}

function About() {
  const t = useT()
  const { order, buyerName, countryName } = useLoaderData<typeof loader>()
  return (
    <Card as="section" edge>
      <Facts
        rows={[
          [
            t('orderWork.buyer'),
            <TextLink
              key="buyer"
              to={linkTo('/admin/users/:id', { id: order.buyerId })}
              className="inline-flex min-h-11 items-center"
            >
              {buyerName || t('orderWork.nobody')}
            </TextLink>,
          ],
          [t('orderWork.email'), order.email],
          [t('orderWork.placed'), <DateText key="placed" time={order.placedAt} withTime />],
          [t('orderWork.total'), formatRm(order.total)],
          ...(order.line1 === null
            ? []
            : ([
                [
                  t('orderWork.address'),
                  <OrderAddress key="address" order={order} countryName={countryName} />,
                ],
              ] as const)),
        ]}
      />
    </Card>
  )
}

function Payments() {
  const t = useT()
  const { payments, refunds } = useLoaderData<typeof loader>()
  return (
    <Card as="section" title={t('orderWork.payments')}>
      {payments.length === 0 && <p className="text-ink-soft">{t('orderWork.noPayments')}</p>}
      <ul className="space-y-3">
        {payments.map(({ id, provider, state, amount, note, createdAt, settledAt }) => (
          <li key={id}>
            <p className="flex justify-between gap-4 font-semibold">
              <span>
                {t(`orderWork.payment_${state}`)} · {provider}
              </span>
              <span className="tabular-nums">{formatRm(amount)}</span>
            </p>
            <p className="text-sm text-ink-soft">
              <DateText time={settledAt ?? createdAt} withTime />
            </p>
            {note !== '' && <p className="text-sm wrap-anywhere">{note}</p>}
          </li>
        ))}
      </ul>
      <OrderRefunds refunds={refunds} />
    </Card>
  )
}

function Resend() {
  const t = useT()
  return (
    <Card as="section" title={t('orderWork.mails')}>
      <Form method="post" className="space-y-3">
        <input type="hidden" name="intent" value="resend" />
        <p className="text-sm text-ink-soft">{t('orderWork.mailsLead')}</p>
        <Button type="submit" variant="secondary">
          {t('orderWork.resend')}
        </Button>
      </Form>
    </Card>
  )
}

import { linkTo, type PagePath } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import { isService } from '@pasar/domain/shipping/methods'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useI18n } from '../../../i18n/provider'
import { useIsOn } from '../../../lib/use-root'
import { Breadcrumbs } from '../../../ui/breadcrumbs'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Html } from '../../../ui/html'
import { Notice } from '../../../ui/notice'
import { FormProblem } from '../../platform/components/form-problem'
import { formatClock, When } from '../../platform/components/when'
import { OrderParcel } from '../components/order-parcel'
import { OrderSum } from '../components/order-sum'
import { ORDER_LOOKS, StateBadge } from '../components/states'
import type { action, loader } from '../routes/order.server'

export function OrderPage() {
  const { t } = useI18n()
  const { view } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const { order, parcels, isPayable } = view
  const mayEdit = order.state === 'awaiting_payment' || parcels.some(({ may }) => may.cancel)
  return (
    <div className="page-width py-4">
      <Breadcrumbs
        label={t('orders.whereAmI')}
        items={[{ label: t('orders.title'), to: '/orders/user' satisfies PagePath }, { label: order.number }]}
      />
      <div className="mt-1 mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="text-xl font-extrabold tracking-tight">
          {t('orders.number', { number: order.number })}
        </h1>
        <StateBadge look={ORDER_LOOKS[order.state]} />
        <p className="text-sm text-ink-soft sm:ml-auto">
          {t('orders.placed')} <When at={order.placedAt} />
        </p>
      </div>
      <div className="mb-4 flex flex-wrap gap-2">
        {mayEdit && (
          <ButtonLink to={linkTo('/edit-order/:id', { id: order.id })} variant="secondary" icon="pencil">
            {t('orders.edit')}
          </ButtonLink>
        )}
        {view.mayBuyAgain && (
          <Form method="post">
            <Button type="submit" name="intent" value="buy-again" variant="secondary" icon="cart">
              {t('orders.buyAgain')}
            </Button>
          </Form>
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_360px]">
        <div className="space-y-4">
          <FormProblem failure={failure} />
          {isPayable && <PayNotice />}
          {view.payment?.state === 'held' && (
            <Notice tone="warning" title={t('orders.held')}>
              {t('orders.heldText')}
            </Notice>
          )}
          {view.payment?.state === 'refunded' && order.paidAt === null && (
            <Notice tone="info" title={t(view.payment.isOther ? 'orders.sentBack' : 'orders.late')}>
              {t(view.payment.isOther ? 'orders.sentBackText' : 'orders.lateText')}
            </Notice>
          )}
          {parcels.map((parcel, index) => (
            <OrderParcel
              key={parcel.id}
              orderId={order.id}
              parcel={parcel}
              number={index + 1}
              total={parcels.length}
              lineAction={(lineId) => <ReviewLink lineId={lineId} />}
              days={view.days}
              failure={failure}
              files={view.files.filter(({ lineId }) => parcel.lines.some(({ id }) => id === lineId))}
            />
          ))}
        </div>
        <div className="space-y-4">
          <Card as="section" edge title={t('checkout.summary')}>
            <OrderSum order={order} coupons={view.coupons} parcels={parcels} />
            <Html html={view.refunds} />
            {order.paidAt !== null && (
              <ButtonLink
                to={linkTo('/orders/user/:orderId/invoice', { orderId: order.id })}
                variant="secondary"
                block
                className="mt-4"
              >
                {t('orders.invoice')}
              </ButtonLink>
            )}
          </Card>
          {view.address !== '' && (
            <Card
              as="section"
              title={t(parcels.every(isService) ? 'serviceEnds.address' : 'checkout.deliverTo')}
            >
              <Html html={view.address} />
            </Card>
          )}
          <Card as="section" title={t('orders.history')}>
            <Html html={view.history} />
          </Card>
        </div>
      </div>
    </div>
  )
}

/** To what one says about a line that has arrived. */
function ReviewLink({ lineId }: { lineId: string }) {
  const { t } = useI18n()
  const { order, reviews } = useLoaderData<typeof loader>().view
  const mayReview = useIsOn('reviews')
  const state = reviews[lineId]
  if (state === undefined) return null
  if (state === 'done' || state === 'removed')
    return (
      <p className="text-sm text-ink-soft">
        {t(state === 'done' ? 'orders.reviewed' : 'errors.REVIEW_REMOVED')}
      </p>
    )
  if (!mayReview) return null
  return (
    <ButtonLink
      to={linkTo('/orders/user/:orderId/review/:lineId', { orderId: order.id, lineId })}
      variant={state === 'write' ? 'primary' : 'secondary'}
      icon="star"
      className="relative mt-2"
    >
      {t(state === 'write' ? 'orders.review' : 'orders.reviewChange')}
    </ButtonLink>
  )
}

/** While the order is unpaid: until when, and the two ways on. */
function PayNotice() {
  const { t, tag } = useI18n()
  const { order } = useLoaderData<typeof loader>().view
  return (
    <Notice
      tone="warning"
      title={t('orders.payUntil', { time: formatClock(tag, order.expiresAt) })}
      action={
        <Form method="post" className="contents">
          <Button type="submit" name="intent" value="pay" icon="card">
            {t('orders.payNowAmount', { amount: formatRm(order.total) })}
          </Button>
          <Button type="submit" name="intent" value="cancel" variant="secondary">
            {t('pay.cancelOrder')}
          </Button>
        </Form>
      }
    >
      {t('orders.payUntilText')}
    </Notice>
  )
}

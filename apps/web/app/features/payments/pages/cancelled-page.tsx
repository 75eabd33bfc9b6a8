import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useI18n } from '../../../i18n/provider'
import { Button, ButtonLink } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { FormProblem } from '../../platform/components/form-problem'
import { formatClock } from '../../platform/components/when'
import type { action, loader } from '../routes/payment-cancel.server'

/** The buyer left the card page: pay again, change, or give the order up. */
export function CancelledPage() {
  const { t, tag } = useI18n()
  const { order } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const { id, isOpen } = order
  const details = {
    number: order.number,
    amount: formatRm(order.total),
    time: formatClock(tag, order.expiresAt),
  }
  return (
    <div className="mx-auto max-w-page space-y-4 px-4 py-10">
      <FormProblem failure={failure} />
      <EmptyState
        titleLevel={1}
        icon={isOpen ? 'card' : 'clock'}
        title={t(isOpen ? 'pay.cancelTitle' : 'pay.goneTitle')}
        action={
          isOpen ? (
            <Form method="post" className="grid w-full max-w-[20rem] gap-2">
              <Button type="submit" name="intent" value="pay" size="large" icon="card">
                {t('pay.payAgain')}
              </Button>
              <ButtonLink to={linkTo('/edit-order/:id', { id })} variant="secondary" icon="pencil">
                {t('orders.edit')}
              </ButtonLink>
              <ButtonLink to={linkTo('/orders/user/:orderId', { orderId: id })} variant="secondary">
                {t('pay.toOrder')}
              </ButtonLink>
              <Button
                type="submit"
                name="intent"
                value="cancel"
                variant="quiet"
                aria-describedby="cancel-text"
              >
                {t('pay.cancelOrder')}
              </Button>
              <p id="cancel-text" className="text-sm text-ink-soft">
                {t('pay.cancelOrderText')}
              </p>
            </Form>
          ) : (
            <>
              <ButtonLink to={linkTo('/orders/user/:orderId', { orderId: id })}>
                {t('pay.toOrder')}
              </ButtonLink>
              <ButtonLink to="/shop-now" variant="secondary">
                {t('cart.goShopping')}
              </ButtonLink>
            </>
          )
        }
      >
        {isOpen ? t('pay.cancelText', details) : t('pay.goneText')}
      </EmptyState>
    </div>
  )
}

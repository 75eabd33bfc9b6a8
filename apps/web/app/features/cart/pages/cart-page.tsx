import type { PagePath } from '@pasar/domain/access/link-to'
import { type CartItem, groupBySeller, isAnySent, totalCart } from '@pasar/domain/cart/cart'
import { formatRm } from '@pasar/domain/kernel/format'
import { Form, useActionData, useFetcher, useLoaderData } from '@remix-run/react'
import { useEffect, useMemo } from 'react'
import { useT } from '../../../i18n/provider'
import type { Translate } from '../../../i18n/translate'
import { callFailureOf, type Failure, fieldError, formError } from '../../../lib/forms/failure'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { EmptyState } from '../../../ui/empty-state'
import { Notice } from '../../../ui/notice'
import { showToast } from '../../../ui/overlays/toast-store'
import { sayRefusedCode } from '../../coupons/client/coupon-words'
import { keepCart } from '../client/cart-store'
import { joinNotices } from '../client/notice-words'
import { describeRefusal, type RefusalWords } from '../client/refusal-words'
import { useCheckoutAfter } from '../client/use-checkout-after'
import { applySteps, useLineSteps } from '../client/use-line-steps'
import { AtCheckoutNote } from '../components/at-checkout-note'
import { CartGroups, type CartHandlers } from '../components/cart-groups'
import { CartNotices } from '../components/cart-notices'
import { CartSummary } from '../components/cart-summary'
import { CouponForm } from '../components/coupon-form'
import type { action, loader } from '../routes/cart.server'

const stepOf = (variantId: string, quantity: number): Record<string, string> =>
  quantity < 1 ? { intent: 'remove', variantId } : { intent: 'set', variantId, quantity: String(quantity) }

/** Also while the browser goes on to another page. */
const sendStep = (variantId: string, quantity: number): void => {
  const body = new URLSearchParams(stepOf(variantId, quantity))
  const address: PagePath = '/cart'
  fetch(`${address}.data`, { method: 'POST', body, keepalive: true }).catch(() => {})
}

/** What is said above the cart of a form that failed; nothing where a field says it. */
function describeFailed(
  t: Translate,
  failure: Failure,
  items: readonly CartItem[],
): RefusalWords | undefined {
  if (failure === undefined || formError(t, failure) === undefined) return undefined
  const { intent, variantId } = failure.values
  const changed = items.find((item) => item.variantId === variantId)
  return describeRefusal(t, callFailureOf(failure), intent === 'set' ? (changed?.name ?? '') : undefined)
}

/** The cart as a page: what the popup shows, for everyone. */
export function CartPage() {
  const t = useT()
  const { cart, atCheckout, country } = useLoaderData<typeof loader>()
  const fetcher = useFetcher<typeof action>()
  // A refusal is over once the coupons on the cart are others.
  const coupon = useFetcher<typeof action>({ key: `coupon:${cart.couponCodes.join()}` })
  const posted = useActionData<typeof action>()
  const failure = (fetcher.data ?? posted)?.failure
  const refused = (coupon.data ?? posted)?.failure
  const { wanted, press } = useLineSteps(
    fetcher.state === 'idle',
    [cart, fetcher.data],
    (variantId, quantity) =>
      fetcher.submit(stepOf(variantId, quantity), { method: 'post', action: '/cart' satisfies PagePath }),
    sendStep,
  )
  const { isLeaving, goOn } = useCheckoutAfter(wanted.size > 0, fetcher.data?.failure !== undefined)
  const items = useMemo(() => applySteps(cart.items, wanted), [cart.items, wanted])
  const totals = totalCart(items)

  useEffect(() => {
    keepCart({
      items: items.map(({ variantId, quantity }) => ({ variantId, quantity })),
      itemCount: totals.itemCount,
    })
  }, [items, totals.itemCount])

  const handlers: CartHandlers = {
    onQuantity: (item, quantity) => press(item.variantId, quantity),
    onLimit: () =>
      showToast({ tone: 'warning', title: t('cart.outOfStock'), text: t('cart.outOfStockText') }),
    onRemove: (item) => press(item.variantId, 0),
  }
  const variantId = failure?.values.variantId
  const lineMessage = fieldError(t, failure, 'quantity')
  const couponError = (refused && sayRefusedCode(t, refused)) ?? fieldError(t, refused, 'couponCode')
  const problem = describeFailed(t, refused ?? failure, cart.items)

  useEffect(() => {
    if (coupon.data?.failure) document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus()
  }, [coupon.data])
  const sendCoupon = (intent: string) => (couponCode: string) =>
    coupon.submit({ intent, couponCode }, { method: 'post' })

  return (
    <div className="page-width py-6">
      <h1 className="mb-4 text-xl font-bold">{t('cart.title')}</h1>
      <div className="space-y-4">
        <CartNotices
          notices={joinNotices((coupon.data ?? fetcher.data ?? posted)?.notices ?? [], cart.notices)}
        />
        {problem && !lineMessage && !couponError && (
          <Notice tone={problem.tone} title={problem.title} live>
            {problem.text}
          </Notice>
        )}
      </div>
      {items.length === 0 ? (
        <EmptyState
          icon="cart"
          title={t('cart.empty')}
          action={<ButtonLink to="/shop-now">{t('cart.goShopping')}</ButtonLink>}
        >
          {t('cart.emptyText')}
        </EmptyState>
      ) : (
        <div className="mt-4 grid items-start gap-6 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_360px]">
          <CartGroups
            groups={groupBySeller(items)}
            handlers={handlers}
            problem={variantId && lineMessage ? { variantId, message: lineMessage } : undefined}
          />
          <Card as="aside" edge className="lg:sticky lg:top-20">
            <div className="space-y-4">
              <CouponForm
                // A code that was taken up leaves the field.
                key={cart.couponCodes.join()}
                coupons={cart.coupons}
                error={couponError}
                typed={refused?.values.intent === 'coupon' ? refused.values.couponCode : undefined}
                isBusy={coupon.state !== 'idle'}
                onApply={sendCoupon('coupon')}
                onRemove={sendCoupon('coupon-remove')}
              />
              <CartSummary totals={totals} isSent={isAnySent(items)} />
              <AtCheckoutNote
                totals={totals}
                ask={atCheckout}
                country={country}
                isPending={wanted.size > 0}
                isSent={isAnySent(items)}
              />
              <ButtonLink to="/checkout" block size="large" onClick={goOn} aria-busy={isLeaving || undefined}>
                {t('cart.checkoutTotal', { total: formatRm(totals.total) })}
              </ButtonLink>
              <ButtonLink to="/shop-now" block variant="secondary">
                {t('cart.continue')}
              </ButtonLink>
              <Form method="post">
                <input type="hidden" name="intent" value="clear" />
                <Button type="submit" variant="quiet" block icon="trash">
                  {t('cart.clear')}
                </Button>
              </Form>
            </div>
          </Card>
        </div>
      )}
    </div>
  )
}

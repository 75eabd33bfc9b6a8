import { formatRm } from '@pasar/domain/kernel/format'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { EmptyState } from '../../../ui/empty-state'
import { Html } from '../../../ui/html'
import { Icon } from '../../../ui/icon'
import { useCheckoutForm } from '../client/use-checkout-form'
import { useShownView } from '../client/use-shown-view'
import { useStoredKey } from '../client/use-stored-key'
import { AddressSection } from '../components/address-section'
import { CheckoutNotices } from '../components/checkout-notices'
import { CheckoutSummary } from '../components/checkout-summary'
import { CouponSection } from '../components/coupon-section'
import { ParcelCard } from '../components/parcel-card'
import { Step } from '../components/step'
import type { action, loader } from '../routes/checkout.server'

/** Address, parcels, coupons, payment and the sum on one page, in one form: of the cart or of one item. */
export function CheckoutPage() {
  const t = useT()
  const { view: shownView } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const view = useShownView(shownView, answer)
  const { form, handleChange, isPlacing } = useCheckoutForm(answer)
  const key = useStoredKey(view.idempotencyKey, answer?.view !== undefined)
  const { quote } = view

  if (quote.parcels.length === 0) return <NothingToBuy isSingle={view.isSingle} answer={answer} view={view} />

  const placeButton = (
    <Button
      type="submit"
      name="intent"
      value="place"
      block
      size="large"
      loading={isPlacing}
      loadingLabel={t('checkout.placing')}
    >
      {t('checkout.place', { total: formatRm(quote.total) })}
    </Button>
  )
  const parcels = (
    <Card flush>
      {quote.parcels.map((parcel, index) => (
        <ParcelCard
          key={parcel.lines[0]?.item.variantId}
          parcel={parcel}
          number={index + 1}
          total={quote.parcels.length}
        />
      ))}
    </Card>
  )
  return (
    <div className="page-width py-6">
      <h1 className="mb-4 text-xl font-extrabold tracking-tight">{t('checkout.title')}</h1>
      <Form
        ref={form}
        method="post"
        noValidate
        preventScrollReset
        onChange={handleChange}
        // The bar at the bottom stays clear of what has the focus.
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_360px] [&_:is(input,select,button,a)]:scroll-mb-24"
      >
        {/* Enter in any field presses the first button: it must not place the order. A typed coupon is taken up. */}
        <button
          type="submit"
          name="intent"
          value="update"
          tabIndex={-1}
          aria-hidden="true"
          className="sr-only"
        />
        <input type="hidden" name="idempotencyKey" value={key} />
        <input type="hidden" name="shown" value={view.shown} />
        <div className="space-y-6 [counter-reset:step]">
          <CheckoutNotices view={view} answer={answer} />
          {quote.needsAddress && (
            <Step title={t('checkout.deliverTo')}>
              <Card>
                <AddressSection view={view} failure={answer?.failure} />
              </Card>
            </Step>
          )}
          <Html html={view.wishes} className="empty:hidden" />
          <Step title={t('checkout.parcels')}>{parcels}</Step>
          <Step title={t('cart.couponsOn')}>
            <Card>
              <CouponSection view={view} failure={answer?.failure} />
            </Card>
          </Step>
          <Step title={t('checkout.payment')}>
            <Card>
              <Html html={view.payment} />
            </Card>
          </Step>
        </div>
        <Card as="aside" edge title={t('checkout.summary')} className="lg:sticky lg:top-20">
          <CheckoutSummary view={view} />
          <div className="mt-4 max-lg:hidden">{placeButton}</div>
          <p className="mt-4 flex gap-2 text-sm text-ink-soft">
            <Icon name="shield" className="text-jade" />
            {t('checkout.protection')}
          </p>
        </Card>
        <div className="sticky bottom-14 z-30 short:static -mx-[16px] border-t border-line bg-surface px-[16px] py-3 md:bottom-0 md:-mx-[24px] md:px-[24px] lg:hidden">
          {placeButton}
        </div>
      </Form>
    </div>
  )
}

function NothingToBuy({
  isSingle,
  answer,
  view,
}: { isSingle: boolean } & Parameters<typeof CheckoutNotices>[0]) {
  const t = useT()
  return (
    <div className="mx-auto max-w-page space-y-4 px-4 py-6">
      <Html html={view.unpaid} className="empty:hidden" />
      {!isSingle && <CheckoutNotices view={view} answer={answer} />}
      <EmptyState
        titleLevel={1}
        icon="cart"
        title={t(isSingle ? 'checkout.unavailable' : 'cart.empty')}
        action={
          <>
            <ButtonLink to="/shop-now">{t('cart.goShopping')}</ButtonLink>
            <ButtonLink to="/orders/user" variant="secondary" icon="box">
              {t('site.orders')}
            </ButtonLink>
          </>
        }
      >
        {t(isSingle ? 'checkout.unavailableText' : 'cart.emptyText')}
      </EmptyState>
    </div>
  )
}

import type { QuoteChange } from '@pasar/domain/checkout/quote-changes'
import { formatRm } from '@pasar/domain/kernel/format'
import { useT } from '../../../i18n/provider'
import type { Translate } from '../../../i18n/translate'
import { type Failure, formError } from '../../../lib/forms/failure'
import { Notice } from '../../../ui/notice'
import { CartNotices } from '../../cart/components/cart-notices'
import type { CheckoutAnswer } from '../server/checkout.server'
import type { CheckoutView } from '../server/checkout-view.server'

function describeChange(t: Translate, change: QuoteChange): string {
  switch (change.kind) {
    case 'lineGone':
      return t('checkout.changeGone', { name: change.name })
    case 'lineNew':
      return t('checkout.changeNew', { name: change.name })
    case 'quantity':
      return t('checkout.changeQuantity', { name: change.name, from: change.from, to: change.to })
    case 'price':
      return t('checkout.changePrice', {
        name: change.name,
        from: formatRm(change.from),
        to: formatRm(change.to),
      })
    case 'shipping':
      return t('checkout.changeShipping', { from: formatRm(change.from), to: formatRm(change.to) })
    case 'discount':
      return t('checkout.changeDiscount', { from: formatRm(change.from), to: formatRm(change.to) })
    case 'total':
      return t('checkout.changeTotal', { from: formatRm(change.from), to: formatRm(change.to) })
  }
}

/** Those that have a place of their own on the page. */
const FIELDS_SHOWN: ReadonlySet<string> = new Set(['couponCode', 'address'])

function topError(t: Translate, failure: Failure): string | undefined {
  if (failure === undefined) return undefined
  const fields = Object.keys(failure.fields)
  const isSaidThere = fields.length > 0 && fields.every((field) => FIELDS_SHOWN.has(field))
  if (isSaidThere && failure.values.intent !== 'place') return undefined
  return formError(t, failure) ?? t(`errors.${failure.code}`, failure.details)
}

/** What has to be said before anything else: why nothing was ordered, what changed. */
export function CheckoutNotices({ view, answer }: { view: CheckoutView; answer?: CheckoutAnswer }) {
  const t = useT()
  const error = topError(t, answer?.failure)
  const { changes = [] } = answer ?? {}
  return (
    <>
      {error && <Notice id="checkout-problem" tone="error" title={error} live />}
      {changes.length > 0 && (
        <Notice id="checkout-problem" tone="warning" title={t('errors.ORDER_CHANGED')} live>
          <ul className="list-disc space-y-1 pl-4 tabular-nums">
            {changes.map((change) => (
              <li key={describeChange(t, change)}>{describeChange(t, change)}</li>
            ))}
            {changes.some(({ kind }) => kind === 'discount') &&
              view.refusedCoupons.map(({ code, text }) => (
                <li key={code}>
                  {t('checkout.couponKept', { code })}: {text}
                </li>
              ))}
          </ul>
          <p className="mt-2">{t('checkout.changedText')}</p>
        </Notice>
      )}
      {answer?.addedCoupon && <CouponNotice code={answer.addedCoupon} view={view} />}
      <CartNotices notices={view.notices} />
    </>
  )
}

/** A coupon that was just put on the order: that it counts, or why it does not. */
function CouponNotice({ code, view }: { code: string; view: CheckoutView }) {
  const t = useT()
  const refused = view.refusedCoupons.find((coupon) => coupon.code === code)
  return refused ? (
    <Notice tone="warning" title={t('checkout.couponKept', { code })} live>
      {refused.text}
    </Notice>
  ) : (
    <Notice tone="success" title={t('checkout.couponAdded', { code })} live>
      {t('checkout.couponAddedText')}
    </Notice>
  )
}

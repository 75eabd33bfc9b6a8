import { formatRm } from '@pasar/domain/kernel/format'
import { useLocation } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { fieldError } from '../../../lib/forms/failure'
import { useRoot } from '../../../lib/use-root'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { TextField } from '../../../ui/forms/field'
import { Icon } from '../../../ui/icon'
import { namePayer } from '../client/coupon-rows'
import type { CheckoutFailure } from '../server/checkout.server'
import type { CheckoutView } from '../server/checkout-view.server'

/** The coupon field, the coupons that count with who pays for them, and those that do not, with the reason. */
export function CouponSection({
  view,
  failure,
}: {
  view: CheckoutView
  failure: CheckoutFailure | undefined
}) {
  const t = useT()
  const { pathname, search } = useLocation()
  const appName = useRoot()?.appName ?? ''
  const error = failure?.couponProblem ?? fieldError(t, failure, 'couponCode')
  const { quote, refusedCoupons } = view
  // Without scripts the page would come again from its top. Where there is something to say, it opens at that.
  const here = `${pathname}${search}#coupons`
  const rows = [
    ...quote.coupons.map(({ code, payer, amount }) => ({
      code,
      isUsed: true,
      text: `${formatRm(-amount)} · ${namePayer(t, payer, appName)}`,
    })),
    ...refusedCoupons.map((refused) => ({ ...refused, isUsed: false })),
  ]
  return (
    <div id="coupons" className="scroll-mt-14 space-y-3">
      {rows.length > 0 && (
        <ul aria-label={t('cart.couponsOn')} className="space-y-2">
          {rows.map(({ code, isUsed, text }) => (
            <li
              key={code}
              className={cx(
                'flex items-center gap-3 rounded-control py-1 pl-3',
                isUsed ? 'bg-jade-soft' : 'bg-kunyit-soft',
              )}
            >
              <Icon
                name={isUsed ? 'ticket' : 'warning'}
                className={isUsed ? 'text-jade' : 'text-kunyit-ink'}
              />
              <p className="min-w-0 grow py-1 text-sm">
                <span className="mr-2 font-bold">{code}</span>
                {isUsed ? text : t('checkout.couponUnused', { reason: text })}
              </p>
              <Button type="submit" name="removeCoupon" value={code} formAction={here} variant="quiet" square>
                <Icon name="close" />
                <span className="sr-only">{t('cart.couponRemove', { code })}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {/* Said once that it does not work, a code still in the field no longer stands in the way. */}
      {error && <input type="hidden" name="refusedCode" value={failure?.values.couponCode ?? ''} />}
      <div className="flex items-start gap-2">
        <TextField
          // A code that was taken up leaves the field.
          key={rows.map(({ code }) => code).join()}
          id="coupon-code"
          className="min-w-0 grow"
          label={t('cart.coupon')}
          name="couponCode"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          defaultValue={error ? failure?.values.couponCode : undefined}
          error={error}
        />
        <Button
          type="submit"
          name="intent"
          value="apply-coupon"
          variant="secondary"
          className="mt-6.5 shrink-0"
        >
          {t('cart.couponApply')}
        </Button>
      </div>
    </div>
  )
}

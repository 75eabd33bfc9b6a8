import type { CartCoupon } from '@pasar/api'
import type { PagePath } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import type { FormEvent } from 'react'
import { useT } from '../../../i18n/provider'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { TextField } from '../../../ui/forms/field'
import { Icon } from '../../../ui/icon'
import { sayRefusal } from '../../coupons/client/coupon-words'

/** The coupon field of the cart, and the coupons already on it, each with whether it counts and what is missing. Real forms; handlers take over where scripts run. */
export function CouponForm({
  coupons,
  error,
  typed,
  isBusy,
  onApply,
  onRemove,
}: {
  coupons: readonly CartCoupon[]
  error?: string
  typed?: string
  isBusy?: boolean
  onApply?: (code: string) => void
  onRemove?: (code: string) => void
}) {
  const t = useT()
  const intercept = (use?: (code: string) => void) =>
    use &&
    ((event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      use(String(new FormData(event.currentTarget).get('couponCode') ?? ''))
    })
  return (
    <div className="space-y-2">
      {coupons.length > 0 && (
        <ul aria-label={t('cart.couponsOn')} className="space-y-2">
          {coupons.map(({ code, refused, target, isShipping, amount }) => (
            <li
              key={code}
              className={cx(
                'flex items-center gap-3 rounded-control py-1 pl-3',
                refused ? 'bg-kunyit-soft' : 'bg-jade-soft',
              )}
            >
              <Icon
                name={refused ? 'warning' : 'ticket'}
                className={cx('shrink-0', refused ? 'text-kunyit-ink' : 'text-jade')}
              />
              <p className="min-w-0 grow py-1 text-sm">
                <span className="mr-2 font-bold">{code}</span>
                {refused
                  ? sayRefusal(t, { ...refused, target })
                  : t(isShipping ? 'coupons.shippingOff' : 'coupons.takesOff', { amount: formatRm(amount) })}
              </p>
              <form method="post" action={'/cart' satisfies PagePath} onSubmit={intercept(onRemove)}>
                <input type="hidden" name="intent" value="coupon-remove" />
                <input type="hidden" name="couponCode" value={code} />
                <button
                  type="submit"
                  aria-label={t('cart.couponRemove', { code })}
                  className="grid size-11 place-items-center rounded-control hover:bg-ink/5"
                >
                  <Icon name="close" />
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
      <form
        method="post"
        action={'/cart' satisfies PagePath}
        noValidate
        onSubmit={intercept(onApply)}
        className="flex items-start gap-2"
      >
        <input type="hidden" name="intent" value="coupon" />
        <TextField
          className="min-w-0 grow"
          label={t('cart.coupon')}
          name="couponCode"
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={40}
          defaultValue={typed}
          error={error}
        />
        <Button type="submit" variant="secondary" loading={isBusy} className="mt-6.5 shrink-0">
          {t('cart.couponApply')}
        </Button>
      </form>
    </div>
  )
}

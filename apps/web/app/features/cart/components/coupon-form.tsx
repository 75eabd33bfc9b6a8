import type { FormEvent } from 'react'
import { useT } from '../../../i18n/provider'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/forms/field'
import { Icon } from '../../../ui/icon'

/** The coupon field of the cart, and the coupons already on it. Real forms; handlers take over where scripts run. */
export function CouponForm({
  codes,
  error,
  typed,
  isBusy,
  onApply,
  onRemove,
}: {
  codes: readonly string[]
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
      {codes.length > 0 && (
        <ul aria-label={t('cart.couponsOn')} className="flex flex-wrap gap-2">
          {codes.map((code) => (
            <li key={code}>
              <form method="post" action="/cart" onSubmit={intercept(onRemove)}>
                <input type="hidden" name="intent" value="coupon-remove" />
                <input type="hidden" name="couponCode" value={code} />
                <button
                  type="submit"
                  aria-label={t('cart.couponRemove', { code })}
                  className="inline-flex min-h-11 items-center gap-2 rounded-control bg-kunyit-soft px-3 font-semibold text-kunyit-ink"
                >
                  <Icon name="tag" size={18} />
                  {code}
                  <Icon name="close" size={16} />
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
      <form
        method="post"
        action="/cart"
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

import type { CouponCard } from '@pasar/api'
import { Form, useLocation, useNavigation } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Button, ButtonLink } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { Icon } from '../../../ui/icon'
import { DateText } from '../../platform/components/date-text'
import { describeGain, findGoods, listConditions, sayRefusal } from '../client/coupon-words'

const HERE = '/user/coupons'

/** A coupon to tear off: what it gives on the stub, its conditions and its button beside. */
export function CouponTicket({ coupon, isGift }: { coupon: CouponCard; isGift?: boolean }) {
  const t = useT()
  const { formData } = useNavigation()
  const { pathname, search } = useLocation()
  const isBusy = formData?.get('couponCode') === coupon.code
  const { refusal, missing } = coupon
  const canUse = refusal === null || missing !== undefined
  const gain = describeGain(t, coupon.gain)
  return (
    <article className="relative flex h-full overflow-clip rounded-card border border-line bg-surface">
      <div
        className={cx(
          'relative grid w-33 shrink-0 place-items-center border-r-2 border-dashed px-2 py-3 text-center sm:w-41',
          canUse && isGift && 'border-on-kunyit/40 bg-kunyit text-on-kunyit',
          canUse && !isGift && 'border-jade/40 bg-jade-soft text-jade',
          !canUse && 'border-line-strong bg-sunken text-ink-soft',
        )}
      >
        <div>
          <Icon name={iconOf(coupon)} size={28} className="mx-auto mb-1" />
          <h3 className="leading-tight font-extrabold text-balance sm:text-lg">{gain}</h3>
        </div>
        <Notch className="-top-2" />
        <Notch className="-bottom-2" />
      </div>
      <div className="flex min-w-0 grow flex-col gap-2 p-3 sm:p-4">
        <p className="font-mono font-bold tracking-wide break-all">{coupon.code}</p>
        <ul className="text-sm text-ink-soft">
          {listConditions(t, coupon).map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
          <li className="flex items-center gap-1">
            <Icon name="clock" size={16} />
            {coupon.endsAt === null ? (
              t('coupons.noEnd')
            ) : (
              <span>
                {t('coupons.until')} <DateText time={coupon.endsAt} />
              </span>
            )}
          </li>
        </ul>
        <div className="mt-auto space-y-2 pt-1">
          {coupon.isInCart && (
            <p className="flex items-center gap-2 text-sm font-semibold text-jade">
              <Icon name="check" size={18} />
              {t('coupons.inCart')}
            </p>
          )}
          {refusal === null || coupon.isInCart ? (
            <Form
              method="post"
              action={pathname === HERE ? HERE + search : HERE}
              // In the popup of another page it must not lead away from there.
              reloadDocument={pathname !== HERE}
              preventScrollReset
            >
              <input type="hidden" name="couponCode" value={coupon.code} />
              <Button
                type="submit"
                name="intent"
                value={coupon.isInCart ? 'remove' : 'card'}
                variant={coupon.isInCart ? 'secondary' : undefined}
                loading={isBusy}
                loadingLabel={t('site.loading')}
              >
                {t(coupon.isInCart ? 'coupons.remove' : 'coupons.use')}
                <span className="sr-only"> {coupon.code}</span>
              </Button>
            </Form>
          ) : null}
          {refusal !== null && (
            <>
              <p className="flex items-start gap-2 text-sm font-semibold">
                <Icon name="info" size={18} className="mt-0.5" />
                {sayRefusal(t, { reason: refusal, missing, target: coupon.target })}
              </p>
              {missing !== undefined && (
                <ButtonLink to={findGoods(coupon.target)} variant="secondary">
                  {t('coupons.goFind')}
                  <span className="sr-only"> {coupon.code}</span>
                </ButtonLink>
              )}
            </>
          )}
        </div>
      </div>
    </article>
  )
}

const iconOf = ({ takesOff, storeName }: CouponCard) =>
  takesOff === 'shipping' ? 'truck' : storeName === null ? 'tag' : 'store'

/** The bite where a ticket tears. */
function Notch({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('absolute -right-2 size-4 rounded-full border border-line bg-paper', className)}
    />
  )
}

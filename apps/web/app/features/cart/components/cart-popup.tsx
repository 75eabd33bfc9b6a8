import type { CartCoupon } from '@pasar/api'
import type { PagePath } from '@pasar/domain/access/link-to'
import { type CartItem, isAnySent } from '@pasar/domain/cart/cart'
import { formatRm } from '@pasar/domain/kernel/format'
import { useNavigate, useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useI18n, useT } from '../../../i18n/provider'
import { describeCallFailure, sayFailure } from '../../../lib/forms/call-failure'
import { TrpcProvider, trpc } from '../../../lib/trpc'
import { Button } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { Dialog } from '../../../ui/overlays/dialog'
import { dismissToast, showToast, toastStore } from '../../../ui/overlays/toast-store'
import { Spinner } from '../../../ui/spinner'
import { sayRefusedCode } from '../../coupons/client/coupon-words'
import { joinNotices } from '../client/notice-words'
import { useCartMutations } from '../client/use-cart-mutations'
import { useCheckoutAfter } from '../client/use-checkout-after'
import { AtCheckoutNote } from './at-checkout-note'
import { CartGroups } from './cart-groups'
import { CartNotices } from './cart-notices'
import { CartSummary } from './cart-summary'
import { CouponForm } from './coupon-form'

export interface CartPopupProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The cart over the page, 850 px wide. It is fetched with its first opening, and tRPC with it. */
export function CartPopup(props: CartPopupProps) {
  return (
    <TrpcProvider>
      <Popup {...props} />
    </TrpcProvider>
  )
}

function Popup({ open, onOpenChange }: CartPopupProps) {
  const { t, tag } = useI18n()
  const navigation = useNavigation()
  const navigate = useNavigate()
  const query = trpc.cart.get.useQuery(undefined, { enabled: open, staleTime: 0 })
  const asked = trpc.cart.atCheckout.useQuery(undefined, { enabled: open, staleTime: 0 })
  const { sync, change, remove, clear } = useCartMutations()
  const cart =
    sync.isSuccess && query.data
      ? { ...query.data, notices: joinNotices(sync.data.notices, query.data.notices) }
      : query.data
  const { mutate: syncStock, reset } = sync
  const { isLeaving, goOn } = useCheckoutAfter(
    change.isPending || remove.isPending,
    change.isError || remove.isError,
  )

  // Opening the cart brings it up to date; what changed is said once. That something was added is seen, and would lie over it.
  useEffect(() => {
    if (open) {
      syncStock()
      for (const { id, tone } of toastStore.read()) if (tone === 'success') dismissToast(id)
    } else reset()
  }, [open, syncStock, reset])

  const nameCountry = (code = 'MY') => new Intl.DisplayNames([tag], { type: 'region' }).of(code) ?? code
  const hasItems = cart !== undefined && cart.items.length > 0
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="wide"
      title={t('cart.title')}
      closeLabel={t('site.close')}
      footer={
        <>
          {hasItems && (
            <Button variant="quiet" icon="trash" loading={clear.isPending} onClick={() => clear.mutate()}>
              {t('cart.clear')}
            </Button>
          )}
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('cart.continue')}
          </Button>
          {hasItems && (
            <Button
              loading={navigation.state !== 'idle' || isLeaving}
              onClick={(event) => {
                goOn(event)
                if (!event.defaultPrevented) navigate('/checkout' satisfies PagePath)
              }}
            >
              {t('cart.checkoutTotal', { total: formatRm(cart.totals.total) })}
            </Button>
          )}
        </>
      }
    >
      {cart === undefined ? (
        query.isError ? (
          <p role="alert">{sayFailure(t, describeCallFailure(query.error))}</p>
        ) : (
          <Spinner label={t('site.loading')} />
        )
      ) : hasItems ? (
        <div className="space-y-4">
          <CartNotices notices={cart.notices} />
          <CartGroups
            groups={cart.groups}
            handlers={{
              onQuantity: (item: CartItem, quantity) =>
                quantity < 1
                  ? remove.mutate({ variantId: item.variantId })
                  : change.mutate({ variantId: item.variantId, quantity }),
              onLimit: () =>
                showToast({ tone: 'warning', title: t('cart.outOfStock'), text: t('cart.outOfStockText') }),
              onRemove: (item) => remove.mutate({ variantId: item.variantId }),
            }}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <PopupCoupons coupons={cart.coupons} />
            <div>
              <CartSummary totals={cart.totals} isSent={isAnySent(cart.items)} />
              <div className="mt-2">
                <AtCheckoutNote
                  totals={cart.totals}
                  ask={asked.data ?? null}
                  country={nameCountry(asked.data?.country)}
                  isSent={isAnySent(cart.items)}
                  isPending={asked.isFetching || change.isPending || remove.isPending}
                />
              </div>
            </div>
          </div>
        </div>
      ) : (
        <>
          <CartNotices notices={cart.notices} />
          <EmptyState icon="cart" title={t('cart.empty')}>
            {t('cart.emptyText')}
          </EmptyState>
        </>
      )}
    </Dialog>
  )
}

function PopupCoupons({ coupons }: { coupons: readonly CartCoupon[] }) {
  const t = useT()
  const utils = trpc.useUtils()
  const [error, setError] = useState<string>()
  // It was done; what it did to the cart could not be learned.
  const sayOutdated = () => setError((said) => said ?? t('coupons.refreshFailed'))
  const options = {
    onMutate: () => setError(undefined),
    onError: (cause: unknown) => {
      const failure = describeCallFailure(cause)
      setError(
        failure.code === 'VALIDATION'
          ? t('validation.couponCode')
          : (sayRefusedCode(t, { details: failure.values }) ?? sayFailure(t, failure)),
      )
    },
    onSettled: () => utils.cart.invalidate(undefined, undefined, { throwOnError: true }).catch(sayOutdated),
  }
  const use = trpc.coupon.use.useMutation(options)
  const remove = trpc.coupon.remove.useMutation(options)
  return (
    <CouponForm
      coupons={coupons}
      error={error}
      isBusy={use.isPending}
      onApply={(couponCode) => use.mutate({ couponCode })}
      onRemove={(couponCode) => remove.mutate({ couponCode })}
    />
  )
}

import type { OrderSummary } from '@pasar/api'
import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import type { ParcelState } from '@pasar/domain/orders/states'
import { useT } from '../../../i18n/provider'
import { Button, ButtonLink } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { ItemPicture } from '../../checkout/components/item-picture'
import { When } from '../../platform/components/when'
import { OrderHeading } from './order-head'
import { lookOfState, ORDER_LOOKS, StateBadge } from './states'

/** How many parcels are in which state, in the order in which they come. */
function countStates(states: readonly ParcelState[]): [ParcelState, number][] {
  const counts = new Map<ParcelState, number>()
  for (const state of states) counts.set(state, (counts.get(state) ?? 0) + 1)
  return [...counts]
}

function withoutServices({ parcelStates, serviceStates }: OrderSummary): ParcelState[] {
  const goods = [...parcelStates]
  for (const state of serviceStates) goods.splice(goods.indexOf(state), 1)
  return goods
}

/** An order in the history: when, what, how far it is, and what can be done. */
export function OrderCard({ order }: { order: OrderSummary }) {
  const t = useT()
  const { id, number, state, total, placedAt, pieces, lines } = order
  const path = linkTo('/orders/user/:orderId', { orderId: id })
  const isOpen = state === 'awaiting_payment'
  const shown = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const names = lines.map(({ title }) => title)
  const hasParcels = state === 'paid' || state === 'partially_refunded'
  return (
    <li className="relative rounded-card border border-line bg-surface">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-3">
        <OrderHeading to={path} label={t('orders.number', { number })} coversCard />
        <div className="max-sm:order-last max-sm:basis-full">
          <StateBadge look={ORDER_LOOKS[state]} />
        </div>
        <When at={placedAt} hasClock={false} className="ml-auto text-sm text-ink-soft" />
      </div>
      <div className="flex flex-col gap-4 p-4 md:flex-row md:items-center">
        <div
          className={cx(
            'flex min-w-0 grow flex-wrap gap-3 md:flex-row md:items-center',
            lines.length > 1 ? 'flex-col' : 'items-center',
          )}
        >
          <div className="flex shrink-0 gap-2">
            {lines.map(({ title, imageKey }) => (
              <ItemPicture key={title} imageKey={imageKey} />
            ))}
            {pieces > shown && (
              <span className="grid size-16 shrink-0 place-items-center rounded-control bg-sunken font-semibold text-ink-soft tabular-nums max-[400px]:hidden">
                {t('orders.more', { count: pieces - shown })}
              </span>
            )}
          </div>
          {/* Below the picture only where letters are so large that nothing else leaves them room. */}
          <div className={cx('min-w-0 grow space-y-2', lines.length === 1 && 'basis-36')}>
            <p className="line-clamp-2">{names.join(' · ')}</p>
            {hasParcels && (
              <p className="flex flex-wrap gap-2">
                {countStates(withoutServices(order)).map(([parcelState, count]) => (
                  <StateBadge key={parcelState} look={lookOfState(parcelState, false)} count={count} />
                ))}
                {countStates(order.serviceStates).map(([parcelState, count]) => (
                  <StateBadge
                    key={`service ${parcelState}`}
                    look={lookOfState(parcelState, true)}
                    count={count}
                  />
                ))}
              </p>
            )}
          </div>
        </div>
        <div className="flex shrink-0 flex-wrap items-center justify-between gap-3 md:flex-col md:items-end">
          <p className="flex items-baseline gap-2 tabular-nums">
            <span className="text-sm text-ink-soft">{t('orders.pieces', { count: pieces })}</span>
            <span className="text-lg font-extrabold">{formatRm(total)}</span>
          </p>
          <div className="relative z-10 ml-auto flex flex-wrap gap-2">
            <ButtonLink to={path} variant="secondary" aria-label={t('orders.viewNumber', { number })}>
              {t('orders.view')}
            </ButtonLink>
            {isOpen && (
              <form method="post" action={path}>
                <Button type="submit" name="intent" value="pay" icon="card">
                  {t('orders.payNow')}
                </Button>
              </form>
            )}
          </div>
        </div>
      </div>
    </li>
  )
}

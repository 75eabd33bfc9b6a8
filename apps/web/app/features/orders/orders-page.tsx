import { ORDER_STATES } from '@pasar/domain/order-states'
import { useLoaderData } from '@remix-run/react'
import { useT } from '../../i18n/provider'
import type { loader } from '../../routes/orders'
import { ButtonLink } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { Pagination } from '../../ui/pagination'
import { TabLinks } from '../../ui/tab-links'
import { TextLink } from '../../ui/text-link'
import { OrderCard } from './order-card'
import { ORDER_LOOKS } from './states'

const PATH = '/orders/user'

/** A member's orders, the newest first. */
export function OrdersPage() {
  const t = useT()
  const { orders, next, query } = useLoaderData<typeof loader>()
  const state = ORDER_STATES.find((known) => known === query.state) ?? null
  const filter = state === null ? '' : `state=${state}`
  const tabs = [
    { to: PATH, label: t('orders.all'), current: state === null },
    ...ORDER_STATES.map((known) => ({
      to: `${PATH}?state=${known}`,
      label: t(ORDER_LOOKS[known].text),
      current: known === state,
    })),
  ]
  return (
    <div className="mx-auto max-w-wide px-4 py-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <h1 className="text-xl font-extrabold tracking-tight">{t('orders.title')}</h1>
        <TextLink to="/user-items" className="inline-flex min-h-11 items-center gap-1">
          {t('orders.myItems')}
        </TextLink>
      </div>
      <TabLinks label={t('orders.filter')} tabs={tabs} className="mb-4" />
      {orders.length === 0 ? (
        <EmptyState
          icon="box"
          title={t(state === null ? 'orders.none' : 'orders.noneSuch')}
          action={
            state === null ? (
              <ButtonLink to="/shop-now">{t('cart.goShopping')}</ButtonLink>
            ) : (
              <ButtonLink to={PATH}>{t('orders.showAll')}</ButtonLink>
            )
          }
        >
          {t(state === null ? 'orders.noneText' : 'orders.noneSuchText')}
        </EmptyState>
      ) : (
        <ul className="space-y-4">
          {orders.map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
        </ul>
      )}
      <Pagination
        className="mt-6"
        label={t('orders.pages')}
        previousTo={query.cursor === null ? null : `${PATH}${filter && `?${filter}`}`}
        previousLabel={t('orders.newest')}
        nextTo={next === null ? null : `${PATH}?${filter && `${filter}&`}cursor=${next}`}
        nextLabel={t('orders.older')}
      />
    </div>
  )
}

import { ORDER_STATES, type OrderState } from '@pasar/domain/orders/states'
import { type ListSort, writeListSort } from '@pasar/domain/platform/lists/sort'
import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { ButtonLink } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { Pagination } from '../../../ui/pagination'
import { TabLinks } from '../../../ui/tab-links'
import { TextLink } from '../../../ui/text-link'
import { ListSearch } from '../../platform/components/lists/list-search'
import { SortLinks } from '../../platform/components/lists/sort-links'
import { listPath } from '../client/list-path'
import { OrderCard } from '../components/order-card'
import { ORDER_LOOKS } from '../components/states'
import type { loader } from '../routes/orders.server'

const PATH = '/orders/user'

/** The address of a page of the history. */
const pathOf = (parts: {
  state: string | null
  search: string
  sort: ListSort
  cursor?: string | null
}): string =>
  listPath(PATH, {
    state: parts.state,
    q: parts.search,
    sort: writeListSort(parts.sort),
    cursor: parts.cursor ?? null,
  })

/** A member's orders. */
export function OrdersPage() {
  const t = useT()
  const { orders, next, query } = useLoaderData<typeof loader>()
  const { search, sort } = query
  const state = ORDER_STATES.find((known) => known === query.state) ?? null
  const tabs = [
    { to: pathOf({ state: null, search, sort }), label: t('orders.all'), current: state === null },
    ...ORDER_STATES.map((known) => ({
      to: pathOf({ state: known, search, sort }),
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
      <ListSearch
        path={PATH}
        search={search}
        label={t('orders.searchLabel')}
        placeholder={t('orders.searchHint')}
        submit={t('orders.search')}
        maxLength={200}
        keep={{ state, sort: writeListSort(sort) }}
        className="mb-4 max-w-dialog"
      />
      <TabLinks label={t('orders.filter')} tabs={tabs} className="mb-2" />
      {orders.length === 0 ? (
        <NoOrders state={state} search={search} />
      ) : (
        <>
          <SortLinks sort={sort} to={(other) => pathOf({ state, search, sort: other })} />
          <ul className="space-y-4">
            {orders.map((order) => (
              <OrderCard key={order.id} order={order} />
            ))}
          </ul>
        </>
      )}
      <Pagination
        className="mt-6"
        label={t('orders.pages')}
        previousTo={query.cursor === null ? null : pathOf({ state, search, sort })}
        previousLabel={t('orders.firstPage')}
        nextTo={next === null ? null : pathOf({ state, search, sort, cursor: next })}
        nextLabel={t('orders.nextPage')}
      />
    </div>
  )
}

/** Why nothing is listed, and where to go from here. */
function NoOrders({ state, search }: { state: OrderState | null; search: string }) {
  const t = useT()
  if (state === null && search === '')
    return (
      <EmptyState
        icon="box"
        title={t('orders.none')}
        action={<ButtonLink to="/shop-now">{t('cart.goShopping')}</ButtonLink>}
      >
        {t('orders.noneText')}
      </EmptyState>
    )
  return (
    <EmptyState
      icon="box"
      title={search === '' ? t('orders.noneSuch') : t('orders.noneFound', { words: search })}
      action={<ButtonLink to={PATH}>{t('orders.showAll')}</ButtonLink>}
    >
      {t(search === '' ? 'orders.noneSuchText' : 'orders.noneFoundText')}
    </EmptyState>
  )
}

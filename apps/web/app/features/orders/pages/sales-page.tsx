import type { PagePath } from '@pasar/domain/access/link-to'
import { keepSaleSort, MAX_SALE_SEARCH, SALE_TABS, type SaleTab } from '@pasar/domain/orders/fulfilment'
import { type ListSort, writeListSort } from '@pasar/domain/platform/lists/sort'
import { isService } from '@pasar/domain/shipping/methods'
import { useLoaderData } from '@remix-run/react'
import { useI18n, useT } from '../../../i18n/provider'
import type { Translate } from '../../../i18n/translate'
import { useRoot } from '../../../lib/use-root'
import { Button, ButtonLink } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { Notice } from '../../../ui/notice'
import { Pagination } from '../../../ui/pagination'
import { TabLinks } from '../../../ui/tab-links'
import { TextLink } from '../../../ui/text-link'
import { ListSearch } from '../../platform/components/lists/list-search'
import { SortLinks } from '../../platform/components/lists/sort-links'
import { NEWEST_FIRST, OLDEST_FIRST } from '../../platform/components/lists/sort-words'
import { pageOf, ViewBar } from '../../platform/components/lists/view-bar'
import { formatDay } from '../../platform/components/when'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { salesFile, salesPath } from '../client/sales-path'
import { shipLink } from '../client/ship-link'
import { useSales } from '../client/use-sales'
import { PrintBar } from '../components/documents/print-bar'
import { SaleRow } from '../components/sale/sale-row'
import { PARCEL_LOOKS } from '../components/states'
import type { loader } from '../routes/seller-orders.server'

const PATH = '/orders/seller'
/** Ticked parcels belong to it, wherever they are on the page. */
const CHOICE_FORM = 'chosen-parcels'

/** The address of a page of the list. */
const pathOf = (
  { tab, search, sort }: { tab: SaleTab; search: string; sort?: ListSort },
  cursor: string | null = null,
): string => salesPath({ state: tab !== 'to_ship' || search !== '' ? tab : null, search, sort }, cursor)

const nameTab = (t: Translate, tab: SaleTab): string =>
  tab === 'all' || tab === 'claims' ? t(`sales.${tab}`) : t(PARCEL_LOOKS[tab].text)

/** A seller's parcels by state. */
export function SalesPage() {
  const t = useT()
  const { saved, page, shipDays, sort } = useLoaderData<typeof loader>()
  return (
    <WorkFrame area="seller" title={t('fulfilment.title')} lead={t('fulfilment.lead', { days: shipDays })}>
      <ViewBar saved={saved} all={PATH} />
      <ListSearch
        path={PATH}
        search={page.search}
        label={t('fulfilment.searchLabel')}
        submit={t('orders.search')}
        maxLength={MAX_SALE_SEARCH}
        keep={{ sort: writeListSort(keepSaleSort(sort, page.tab, 'all')) }}
        className="mb-4 max-w-dialog"
      />
      <Sales />
    </WorkFrame>
  )
}

/** The parcels of a tab, and how many wait in each: what the loader read, then what is newer. */
function Sales() {
  const t = useT()
  const { saved, cursor, sort } = useLoaderData<typeof loader>()
  const { tab, search, sales, next, counts } = useSales()
  const isFirst = cursor === null
  const hasParcels = sales.some((sale) => sale.state === 'to_ship' && !isService(sale))
  // The file has amounts.
  const mayExport = useRoot()?.staff?.paths.includes('/orders/seller.csv') ?? true
  return (
    <>
      <Tabs tab={tab} search={search} counts={counts} />
      <div className="flex flex-col">
        <form
          id={CHOICE_FORM}
          method="get"
          action={'/seller/orders/ship' satisfies PagePath}
          className="mb-4 flex flex-wrap items-center gap-3 max-md:order-last max-md:mt-4"
        >
          <Button type="submit" variant="secondary" icon="truck">
            {t(hasParcels ? 'sales.shipChosen' : 'sales.shipMany')}
          </Button>
          {mayExport && (
            <a href={salesFile({ state: tab, search, sort })} className="font-semibold underline">
              {t('sales.export')}
            </a>
          )}
          {hasParcels && <PrintBar />}
        </form>
        {sales.length > 0 && (
          <SortLinks
            sort={sort}
            words={tab === 'to_ship' ? OLDEST_FIRST : NEWEST_FIRST}
            to={(other) => pageOf(saved, pathOf({ tab, search, sort: other }))}
          />
        )}
        {tab === 'to_ship' && isFirst && <Rests />}
        {sales.length === 0 ? (
          <NoSales tab={tab} search={search} />
        ) : (
          <ul className="space-y-3" aria-label={t('fulfilment.parcels')} data-rows>
            {sales.map((sale) => (
              <SaleRow key={sale.id} sale={sale} choiceForm={CHOICE_FORM} />
            ))}
          </ul>
        )}
      </div>
      <Pagination
        className="mt-6"
        label={t('fulfilment.pages')}
        previousTo={isFirst ? null : pageOf(saved, pathOf({ tab, search, sort }))}
        previousLabel={t('fulfilment.first')}
        nextTo={next === null ? null : pathOf({ tab, search, sort }, next)}
        nextLabel={t('fulfilment.more')}
      />
    </>
  )
}

/** The states, with how many parcels wait in each. */
function Tabs({ tab, search, counts }: Pick<ReturnType<typeof useSales>, 'tab' | 'search' | 'counts'>) {
  const t = useT()
  const { saved, sort } = useLoaderData<typeof loader>()
  const tabs = SALE_TABS.map((known) => {
    const count = counts[known] ?? 0
    const state = nameTab(t, known)
    const label = count > 0 ? t('fulfilment.waiting', { state, count }) : state
    const to = pathOf({ tab: known, search, sort: keepSaleSort(sort, tab, known) })
    return { to: pageOf(saved, to), label, current: known === tab }
  })
  return <TabLinks label={t('fulfilment.tabs')} tabs={tabs} className="mb-4" />
}

/** Parcels that were shipped in part: what is left of them is to be shipped, too. */
function Rests() {
  const { t, tag } = useI18n()
  const { rests } = useLoaderData<typeof loader>()
  if (rests.length === 0) return null
  return (
    <Notice tone="info" title={t('parts.restTitle')} className="mb-4">
      <ul>
        {rests.map(({ id, number, pieces, dueAt }) => (
          <li key={id}>
            <TextLink to={shipLink(id)} className="inline-flex min-h-11 items-center">
              {t('parts.restOf', { number, count: pieces, time: formatDay(tag, dueAt) })}
            </TextLink>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** Why nothing is listed, and where to go from here. */
function NoSales({ tab, search }: { tab: SaleTab; search: string }) {
  const t = useT()
  if (search !== '')
    return (
      <EmptyState
        icon="search"
        title={t('fulfilment.noneFound', { number: search })}
        action={<ButtonLink to={pathOf({ tab: 'all', search: '' })}>{t('fulfilment.showAll')}</ButtonLink>}
      >
        {t('fulfilment.noneFoundText')}
      </EmptyState>
    )
  const isToShip = tab === 'to_ship'
  return (
    <EmptyState
      icon="box"
      title={t(isToShip ? 'fulfilment.noneToShip' : 'fulfilment.none')}
      action={
        tab === 'all' ? undefined : (
          <ButtonLink to={pathOf({ tab: 'all', search: '' })} variant="secondary">
            {t('fulfilment.showAll')}
          </ButtonLink>
        )
      }
    >
      {t(isToShip ? 'fulfilment.noneToShipText' : 'fulfilment.noneText')}
    </EmptyState>
  )
}

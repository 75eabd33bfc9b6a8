import {
  findOwnView,
  OWN_VIEW_NAMES,
  OWN_VIEWS,
  type OwnItemsFilter,
  type OwnView,
  ownItemsPath,
  ownViewPath,
} from '@pasar/domain/selling/own-items'
import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import type { TextKey } from '../../../i18n/translate'
import { ButtonLink } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { Pagination } from '../../../ui/pagination'
import { TabLinks } from '../../../ui/tab-links'
import { TickAllBox } from '../../platform/components/lists/tick-all'
import { pageOf, ViewBar } from '../../platform/components/lists/view-bar'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { STATUS_WORDS } from '../client/item-status'
import { BulkBar } from '../components/bulk-bar'
import { BULK_FORM } from '../components/bulk-fields'
import { ExportLinks } from '../components/export-links'
import { ProductFilter } from '../components/product-filter'
import { ProductTable } from '../components/product-table'
import type { loader } from '../routes/my-products.server'

/** All items of a seller, with what changes most often. */
export function MyProducts() {
  const t = useT()
  const { saved, items, filter, counts, previous, next } = useLoaderData<typeof loader>()
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const add = (
    <ButtonLink to="/add-items" icon="plus">
      {t('listing.title')}
    </ButtonLink>
  )
  const actions = (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to="/my-products/auctions" variant="secondary" icon="gavel">
        {t('ownAuctions.title')}
      </ButtonLink>
      <ButtonLink to="/my-products/import" variant="secondary">
        {t('imports.link')}
      </ButtonLink>
      {total > 0 && add}
    </div>
  )
  const pageTo = (cursor: string | null) =>
    cursor === null ? null : pageOf(saved, ownItemsPath(filter, cursor))
  if (total === 0)
    return (
      <WorkFrame area="seller" title={t('listing.listTitle')} lead={t('products.lead')} actions={actions}>
        <EmptyState icon="box" title={t('listing.emptyTitle')} action={add}>
          {t('listing.emptyText')}
        </EmptyState>
      </WorkFrame>
    )
  return (
    <WorkFrame area="seller" title={t('listing.listTitle')} lead={t('products.lead')} actions={actions}>
      <ViewBar saved={saved} all="/my-products" />
      <Views />
      <ProductFilter />
      {items.length === 0 ? (
        <EmptyState
          icon="search"
          title={t('listing.noneTitle')}
          action={
            <ButtonLink to={pageOf(saved, '/my-products')} variant="secondary">
              {t('listing.showAll')}
            </ButtonLink>
          }
        >
          {t('listing.noneText')}
        </EmptyState>
      ) : (
        <>
          <div className="lg:hidden">
            <TickAllBox form={BULK_FORM} />
          </div>
          <ProductTable />
          <BulkBar filter={filter} />
          <p className="mt-3 text-sm text-ink-soft">{t('itemViews.period')}</p>
          <ExportLinks filter={filter} />
        </>
      )}
      <Pagination
        className="mt-6"
        label={t('listing.pages')}
        previousTo={pageTo(previous)}
        previousLabel={t('products.previousPage')}
        nextTo={pageTo(next)}
        nextLabel={t('products.nextPage')}
      />
    </WorkFrame>
  )
}

const VIEW_WORDS: Record<OwnView, TextKey> = {
  ...STATUS_WORDS,
  all: 'ownLists.all',
  low: 'ownLists.low',
  unsold: 'ownLists.unsold',
}

/** The lists that sellers come back to; each is an address to keep. */
function Views() {
  const t = useT()
  const { saved, filter, counts } = useLoaderData<typeof loader>()
  const current = findOwnView(filter)
  const tabs = OWN_VIEW_NAMES.flatMap((view) => {
    const { status }: Partial<OwnItemsFilter> = OWN_VIEWS[view]
    const count = counts.find((known) => known.status === status)?.count ?? 0
    const isEmpty = status !== undefined && count === 0
    if (isEmpty && view !== current) return []
    const state = t(VIEW_WORDS[view])
    const label = status === undefined || isEmpty ? state : t('fulfilment.waiting', { state, count })
    return { to: pageOf(saved, ownViewPath(view, filter.columns)), label, current: view === current }
  })
  return <TabLinks label={t('ownLists.views')} tabs={tabs} className="mb-4" />
}

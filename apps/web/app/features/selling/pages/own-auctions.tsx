import { linkTo } from '@pasar/domain/access/link-to'
import { type ListSort, writeListSort } from '@pasar/domain/platform/lists/sort'
import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { ButtonLink } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { Pagination } from '../../../ui/pagination'
import { TabLinks } from '../../../ui/tab-links'
import { Th } from '../../../ui/table'
import { SortLinks } from '../../platform/components/lists/sort-links'
import { NEWEST_FIRST, SOONEST_FIRST } from '../../platform/components/lists/sort-words'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { OwnAuction } from '../components/own-auction'
import type { loader } from '../routes/my-auctions.server'

const LISTS = ['running', 'scheduled', 'ended'] as const

/** A seller's auctions: a table on wide screens, cards on phones. */
export function OwnAuctionsPage() {
  const t = useT()
  const { auctions, list, sort, next, isFirst } = useLoaderData<typeof loader>()
  const add = (
    <ButtonLink to="/add-items" icon="plus">
      {t('ownAuctions.add')}
    </ButtonLink>
  )
  const toList = (name: (typeof LISTS)[number], order: ListSort = 'usual', cursor?: string) =>
    linkTo('/my-products/auctions', {
      list: name === 'running' ? undefined : name,
      sort: writeListSort(order),
      cursor,
    })
  return (
    <WorkFrame
      area="seller"
      title={t('ownAuctions.title')}
      lead={t('ownAuctions.lead')}
      actions={
        <ButtonLink to="/my-products" variant="secondary">
          {t('listing.toProducts')}
        </ButtonLink>
      }
    >
      <TabLinks
        label={t('ownAuctions.lists')}
        className="mb-4"
        tabs={LISTS.map((name) => ({
          to: toList(name),
          label: t(`ownAuctions.${name}`),
          current: name === list,
        }))}
      />
      {auctions.length > 0 && (
        <SortLinks
          sort={sort}
          words={list === 'ended' ? NEWEST_FIRST : SOONEST_FIRST}
          to={(other) => toList(list, other)}
        />
      )}
      {auctions.length === 0 ? (
        <EmptyState icon="gavel" title={t(`ownAuctions.none_${list}`)} action={add}>
          {t('ownAuctions.noneText')}
        </EmptyState>
      ) : (
        <table className="block w-full border-separate border-spacing-0 text-left lg:table lg:rounded-card lg:border lg:border-line lg:bg-surface">
          <caption className="sr-only">{t('ownAuctions.table')}</caption>
          <thead className="hidden lg:table-header-group [&_th]:border-b [&_th]:border-line [&_th]:px-3 [&_th]:py-2">
            <tr>
              <Th>{t('ownAuctions.item')}</Th>
              <Th numeric>{t('ownAuctions.price')}</Th>
              <Th numeric>{t('ownAuctions.bids')}</Th>
              <Th numeric>{t('ownAuctions.watchers')}</Th>
              <Th>{t('ownAuctions.actions')}</Th>
            </tr>
          </thead>
          <tbody className="block lg:table-row-group">
            {auctions.map((auction) => (
              <OwnAuction key={auction.itemId} auction={auction} />
            ))}
          </tbody>
        </table>
      )}
      <Pagination
        className="mt-6"
        label={t('ownAuctions.pages')}
        previousTo={isFirst ? null : toList(list, sort)}
        previousLabel={t('ownAuctions.first')}
        nextTo={next === null ? null : toList(list, sort, next)}
        nextLabel={t('ownAuctions.more')}
      />
    </WorkFrame>
  )
}

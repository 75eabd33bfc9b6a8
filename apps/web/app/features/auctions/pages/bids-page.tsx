import { linkTo } from '@pasar/domain/access/link-to'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Card } from '../../../ui/card'
import { EmptyState } from '../../../ui/empty-state'
import { Pagination } from '../../../ui/pagination'
import { TextLink } from '../../../ui/text-link'
import { ItemHead } from '../../platform/components/items/item-head'
import { useAuctionLive } from '../client/use-auction-live'
import { AuctionBox } from '../components/auction-box'
import { BidTable } from '../components/bid-table'
import type { action, loader } from '../routes/item-bids.server'

/** All bids on an item, how bidding works, and the form to bid. */
export function BidsPage() {
  const t = useT()
  const { item, auction, bids, isFirst, next, extension } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const live = useAuctionLive(item.id, auction)
  return (
    <div className="page-width py-2 sm:py-4">
      <ItemHead item={item} title={t('auction.history')} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_380px]">
        <Card as="section" edge className="lg:order-2">
          <AuctionBox item={item} auction={live} failure={failure} isOnBids />
        </Card>
        <div className="space-y-6">
          {bids.length === 0 ? (
            <EmptyState icon="gavel" title={t('auction.none')}>
              {live.isOpen && t('auction.noneText')}
            </EmptyState>
          ) : (
            <Card flush>
              <BidTable bids={bids} />
            </Card>
          )}
          <Pagination
            label={t('auction.pages')}
            previousTo={isFirst ? null : '?'}
            previousLabel={t('auction.latest')}
            nextTo={next === null ? null : `?before=${next}`}
            nextLabel={t('auction.older')}
          />
          <Card as="section" title={t('auction.how')}>
            <p className="text-ink-soft">{t('auction.howText', { minutes: extension })}</p>
            <p className="mt-2">
              <TextLink
                to={linkTo('/item/:slug', { slug: item.slug })}
                className="inline-flex min-h-11 items-center"
              >
                {t('auction.backToItem')}
              </TextLink>
            </p>
          </Card>
        </div>
      </div>
    </div>
  )
}

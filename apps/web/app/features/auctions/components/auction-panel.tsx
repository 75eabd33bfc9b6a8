import { linkTo } from '@pasar/domain/access/link-to'
import { useT } from '../../../i18n/provider'
import { buttonClass } from '../../../ui/button-class'
import { useAuctionLive } from '../client/use-auction-live'
import { useFocusAgain } from '../client/use-focus-again'
import type { AuctionOnItemView } from '../server/auction-view.server'
import { AuctionBox } from './auction-box'
import { BidTable } from './bid-table'

export interface AuctionPanelProps {
  item: { id: string; slug: string }
  auction: AuctionOnItemView
}

/** The auction on an item's page, as it goes on: price, status, form and the latest bids. */
export function AuctionPanel({ item, auction }: AuctionPanelProps) {
  const t = useT()
  const live = useAuctionLive(item.id, auction)
  useFocusAgain()
  return (
    <>
      <AuctionBox item={item} auction={live} />
      {live.bids.length > 0 && (
        <section aria-labelledby="bids" className="rounded-card border border-line">
          <h2 id="bids" className="px-3 pt-3 font-bold sm:px-4">
            {t('auction.history')}
          </h2>
          <BidTable bids={live.bids} />
          <p className="px-3 pb-3 sm:px-4">
            <a
              href={linkTo('/item/:slug/bids', { slug: item.slug })}
              className={buttonClass({ variant: 'quiet', size: 'small' })}
            >
              {t('auction.all')}
            </a>
          </p>
        </section>
      )}
    </>
  )
}

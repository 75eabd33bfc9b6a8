import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import { useT } from '../../../i18n/provider'
import { ButtonLink } from '../../../ui/button'
import { describeTimeLeft } from '../../platform/client/time-left'
import { When } from '../../platform/components/when'
import { noteOf, SECOND_LOOK, STATUS_LOOKS } from '../client/statuses'
import type { BidView } from '../server/user-items.server'
import { AuctionRow, OfferAction } from './auction-row'

/** The auctions a member has bid on: first those where something can still be done. */
export function OwnBids({ bids }: { bids: readonly BidView[] }) {
  const t = useT()
  return (
    <div className="space-y-6">
      <Bids title={t('purchases.running')} bids={bids.filter(({ isRunning }) => isRunning)} />
      <Bids title={t('purchases.over')} bids={bids.filter(({ isRunning }) => !isRunning)} />
    </div>
  )
}

function Bids({ title, bids }: { title: string; bids: readonly BidView[] }) {
  if (bids.length === 0) return null
  return (
    <section>
      <h2 className="mb-2 text-lg font-bold">{title}</h2>
      <ul className="space-y-3">
        {bids.map((bid) =>
          bid.isRunning ? <Running key={bid.itemId} bid={bid} /> : <Over key={bid.itemId} bid={bid} />,
        )}
      </ul>
    </section>
  )
}

function Running({ bid }: { bid: BidView }) {
  const t = useT()
  const { status, slug, title, price, maximum, minutesLeft } = bid
  const words = t(status === 'outbid' ? 'purchases.bidAgain' : 'purchases.seeAuction')
  return (
    <AuctionRow
      auction={bid}
      titleLevel={3}
      look={STATUS_LOOKS[status]}
      facts={[
        [t('purchases.priceNow'), formatRm(price)],
        [t('purchases.myMaximum'), formatRm(maximum)],
        [t('purchases.time'), describeTimeLeft(t, minutesLeft)],
      ]}
      note={noteOf(t, bid)}
      action={
        slug !== '' && (
          <ButtonLink
            to={linkTo('/item/:slug', { slug })}
            variant={status === 'outbid' ? 'primary' : 'secondary'}
            icon="gavel"
            className="max-sm:w-full"
            aria-label={`${words}: ${title}`}
          >
            {words}
          </ButtonLink>
        )
      }
    />
  )
}

function Over({ bid }: { bid: BidView }) {
  const t = useT()
  const { status, price, maximum, endsAt, offer } = bid
  const isSecond = offer?.rank === 2 && status === 'open'
  const label = offer !== null ? 'price' : status === 'lost' ? 'finalPrice' : 'lastPrice'
  return (
    <AuctionRow
      auction={bid}
      titleLevel={3}
      look={isSecond ? SECOND_LOOK : STATUS_LOOKS[status]}
      facts={[
        [t(`purchases.${label}`), formatRm(price)],
        [t('purchases.myMaximum'), formatRm(maximum)],
        status === 'open' && offer !== null
          ? [t('purchases.buyBy'), <When key="until" at={offer.expiresAt} />]
          : [t('purchases.endedOn'), <When key="ended" at={endsAt} hasClock={false} />],
      ]}
      note={noteOf(t, bid)}
      action={<OfferAction auction={bid} />}
    />
  )
}

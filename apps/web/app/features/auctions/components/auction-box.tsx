import { linkTo } from '@pasar/domain/access/link-to'
import { formatAmount, formatRm } from '@pasar/domain/kernel/format'
import { useT } from '../../../i18n/provider'
import type { Failure } from '../../../lib/forms/failure'
import { useApprox } from '../../../lib/use-approx'
import { Badge } from '../../../ui/badge'
import { ButtonLink } from '../../../ui/button'
import { Price } from '../../../ui/price'
import { TextLink } from '../../../ui/text-link'
import { DateText } from '../../platform/components/date-text'
import { FormProblem } from '../../platform/components/form-problem'
import type { AuctionFacts } from '../server/auction-view.server'
import { BidForm } from './bid-form'
import { BidderStatus } from './bidder-status'
import { Countdown } from './countdown'

export type AuctionBoxProps = {
  item: { id: string; slug: string }
  auction: AuctionFacts
  failure?: Failure
  /** On the page of all bids, where no link to it is needed. */
  isOnBids?: boolean
}

/** The price and the known bids, the reader's status, and the form to bid. */
export function AuctionBox({ item, auction, failure, isOnBids }: AuctionBoxProps) {
  const t = useT()
  const approx = useApprox()
  const { state, isOpen, price, bidCount, buyNow, reserve } = auction
  const label =
    state !== 'running' ? 'auction.finalPrice' : bidCount > 0 ? 'auction.currentPrice' : 'item.startingPrice'
  return (
    <div className="space-y-4">
      <div aria-live="polite">
        <p className="text-sm font-semibold text-ink-soft">{t(label)}</p>
        <Price amount={formatAmount(price)} currency="RM" size="large" note={approx?.(price)} />
        <BidSummary item={item} auction={auction} isOnBids={isOnBids} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {state === 'running' && <Countdown endsAt={auction.endsAt} minutesLeft={auction.minutesLeft} />}
        {isOpen && reserve !== 'none' && (
          <Badge tone={reserve === 'met' ? 'jade' : 'neutral'}>
            {t(reserve === 'met' ? 'auction.reserveMet' : 'auction.reserveNotMet')}
          </Badge>
        )}
        <span className="text-sm text-ink-soft">
          {t(state === 'running' && auction.minutesLeft > 0 ? 'item.endsAt' : 'item.endedAt')}{' '}
          <DateText time={auction.endsAt} withTime />
        </span>
      </div>
      {isOpen && reserve === 'notMet' && <p className="text-sm text-ink-soft">{t('auction.reserveText')}</p>}
      <BidderStatus auction={auction} />
      {isOpen ? (
        <BidForm item={item} auction={auction} failure={failure} />
      ) : (
        <FormProblem failure={failure} />
      )}
      {isOpen && buyNow !== null && !auction.mine.isSeller && (
        <div>
          <ButtonLink
            to={linkTo('/checkout/:id', { id: auction.variantId })}
            variant="highlight"
            size="large"
            block
          >
            {t('auction.buyNow', { price: formatRm(buyNow) })}
          </ButtonLink>
          <p className="mt-1 text-sm text-ink-soft">{t('auction.buyNowText')}</p>
        </div>
      )}
    </div>
  )
}

function BidSummary({ item, auction, isOnBids }: AuctionBoxProps) {
  const t = useT()
  const { bidCount, leader, isOpen, mine } = auction
  if (bidCount === 0) return isOpen ? <p className="text-sm text-ink-soft">{t('auction.noBids')}</p> : null
  const count = t('auction.bids', { count: bidCount })
  return (
    <p className="text-sm text-ink-soft">
      {isOnBids ? (
        count
      ) : (
        <TextLink
          to={linkTo('/item/:slug/bids', { slug: item.slug })}
          className="-my-2 inline-flex min-h-11 items-center"
        >
          {count}
        </TextLink>
      )}
      {isOpen && leader !== null && !mine.isLeading && ` · ${t('auction.ledBy', { name: leader })}`}
    </p>
  )
}

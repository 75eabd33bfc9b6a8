import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import { useI18n } from '../../../i18n/provider'
import { ButtonLink } from '../../../ui/button'
import { Notice } from '../../../ui/notice'
import { formatMoment } from '../../platform/components/when'
import type { AuctionFacts } from '../server/auction-view.server'

/** The reader's status: leading, outbid, or the one who may buy it; and for everybody, the outcome. */
export function BidderStatus({ auction }: { auction: AuctionFacts }) {
  const { t, tag } = useI18n()
  const { state, isOpen, isTaken, price, mine } = auction
  const maximum = mine.maximum === null ? null : formatRm(mine.maximum)
  if (mine.offer)
    return (
      <Notice
        tone="success"
        title={t(mine.offer.isSecond ? 'auction.second' : 'auction.won')}
        action={
          <ButtonLink to={linkTo('/checkout/:id', { id: auction.variantId })}>
            {t('auction.checkOut')}
          </ButtonLink>
        }
      >
        {t(mine.offer.isSecond ? 'auction.secondText' : 'auction.wonText', {
          price: formatRm(mine.offer.price),
          until: formatMoment(tag, mine.offer.expiresAt),
        })}
      </Notice>
    )
  if (mine.orderedFor !== null)
    return (
      <Notice
        tone="success"
        title={t('auction.ordered')}
        action={
          <ButtonLink to="/orders/user" variant="secondary">
            {t('auction.orders')}
          </ButtonLink>
        }
      >
        {t('auction.orderedText', { price: formatRm(mine.orderedFor) })}
      </Notice>
    )
  if (isTaken)
    return (
      <Notice tone="info" title={t('auction.taken')}>
        {t('auction.takenText')}
      </Notice>
    )
  if (state === 'running' && !isOpen)
    return (
      <Notice tone="info" title={t('auction.ending')}>
        {t('auction.endingText')}
      </Notice>
    )
  if (state !== 'running')
    return (
      <Notice
        tone="info"
        title={t('auction.over')}
        action={
          auction.relistedSlug !== null && (
            <ButtonLink to={linkTo('/item/:slug', { slug: auction.relistedSlug })}>
              {t('auction.relisted')}
            </ButtonLink>
          )
        }
      >
        {state === 'unsold'
          ? t('auction.unsoldText')
          : t(state === 'sold' ? 'auction.soldText' : 'auction.offeredText', { price: formatRm(price) })}
      </Notice>
    )
  if (maximum === null) return null
  return mine.isLeading ? (
    <Notice tone="success" title={t('auction.leading')}>
      {t('auction.leadingText', { maximum })}
    </Notice>
  ) : (
    <Notice tone="warning" title={t('auction.outbid')}>
      {t('auction.outbidText', { maximum })}
    </Notice>
  )
}

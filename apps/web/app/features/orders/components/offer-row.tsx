import type { OwnOfferView } from '@pasar/api'
import { formatRm } from '@pasar/domain/kernel/format'
import { useT } from '../../../i18n/provider'
import { When } from '../../platform/components/when'
import { noteOf, SECOND_LOOK, STATUS_LOOKS } from '../client/statuses'
import { AuctionRow, OfferAction } from './auction-row'

/** What was offered to the member after an auction: until when they may check out, and what came of it. */
export function OfferRow({ offer: won }: { offer: OwnOfferView }) {
  const t = useT()
  const { status, offer } = won
  const isSecond = offer.rank === 2
  const until = t(status === 'missed' ? 'purchases.endedOn' : 'purchases.buyBy')
  return (
    <AuctionRow
      auction={won}
      titleLevel={2}
      look={isSecond && status === 'open' ? SECOND_LOOK : STATUS_LOOKS[status]}
      facts={[
        [t('purchases.price'), formatRm(offer.price)],
        ...(status === 'open' || status === 'missed'
          ? [[until, <When key="until" at={offer.expiresAt} />] as const]
          : []),
      ]}
      note={noteOf(t, won)}
      action={<OfferAction auction={won} />}
    />
  )
}

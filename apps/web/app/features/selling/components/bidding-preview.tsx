import { HIGHEST_BID } from '@pasar/domain/auctions/auctions'
import { previewBidding } from '@pasar/domain/auctions/bid-preview'
import { formatRm } from '@pasar/domain/kernel/format'
import { parseRinggit } from '@pasar/domain/kernel/money'
import { useT } from '../../../i18n/provider'
import { Badge } from '../../../ui/badge'

const CELL = 'px-2 py-2 sm:px-3'
const NAMES = ['A', 'B', 'C']

const read = (typed: string) => {
  const amount = parseRinggit(typed)
  return amount === null || amount < 1 || amount > HIGHEST_BID ? null : amount
}

/** An example of how the bids on an auction with these terms may go, by the increments of the market. */
export function BiddingPreview({ startPrice, reserve }: { startPrice: string; reserve: string }) {
  const t = useT()
  const start = read(startPrice)
  if (start === null) return <p className="text-sm text-ink-soft">{t('ownAuctions.previewNone')}</p>
  const least = read(reserve)
  const bids = previewBidding(start, least)
  return (
    <div>
      <h3 className="font-semibold">{t('ownAuctions.preview')}</h3>
      <p className="mb-2 max-w-text text-sm text-ink-soft">{t('ownAuctions.previewText')}</p>
      <div className="overflow-x-auto rounded-card border border-line">
        <table className="w-full text-sm">
          <caption className="sr-only">{t('ownAuctions.preview')}</caption>
          <thead className="border-b border-line text-left text-ink-soft">
            <tr>
              <th scope="col" className={CELL}>
                {t('ownAuctions.bidder')}
              </th>
              <th scope="col" className={`${CELL} text-right`}>
                {t('ownAuctions.maximum')}
              </th>
              <th scope="col" className={`${CELL} text-right`}>
                {t('ownAuctions.price')}
              </th>
              <th scope="col" className={CELL}>
                {t('ownAuctions.leader')}
              </th>
            </tr>
          </thead>
          <tbody>
            {bids.map(({ bidder, maximum, price, leader, isReserveMet }) => (
              <tr key={maximum} className="border-b border-line last:border-0">
                <td className={CELL}>{NAMES[bidder - 1]}</td>
                <td className={`${CELL} text-right whitespace-nowrap tabular-nums`}>{formatRm(maximum)}</td>
                <td className={`${CELL} text-right font-semibold whitespace-nowrap tabular-nums`}>
                  {formatRm(price)}
                </td>
                <td className={CELL}>
                  <span className="mr-2">{NAMES[leader - 1]}</span>
                  {least !== null && (
                    <Badge tone={isReserveMet ? 'jade' : 'neutral'} className="max-sm:whitespace-normal!">
                      {t(isReserveMet ? 'ownAuctions.reserveMet' : 'ownAuctions.reserveNotMet')}
                    </Badge>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

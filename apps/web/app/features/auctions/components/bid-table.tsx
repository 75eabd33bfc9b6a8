import type { ShownBid } from '@pasar/api'
import { formatRm } from '@pasar/domain/kernel/format'
import { useT } from '../../../i18n/provider'
import { Badge } from '../../../ui/badge'
import { When } from '../../platform/components/when'

const CELL = 'px-3 py-2 sm:px-4'

/** Bids as everybody sees them: a masked name, at most the price, and when. */
export function BidTable({ bids }: { bids: readonly ShownBid[] }) {
  const t = useT()
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t('auction.table')}</caption>
      <thead className="border-b border-line text-left text-ink-soft">
        <tr>
          <th scope="col" className={CELL}>
            {t('auction.bidder')}
          </th>
          <th scope="col" className={`${CELL} text-right`}>
            {t('auction.amount')}
          </th>
          <th scope="col" className={`${CELL} text-right`}>
            {t('auction.time')}
          </th>
        </tr>
      </thead>
      <tbody>
        {bids.map(({ seq, bidder, amount, placedAt, isMine }) => (
          <tr key={seq} className="border-b border-line last:border-0">
            <td className={`${CELL} whitespace-nowrap`}>
              {isMine ? <Badge tone="jade">{t('auction.you')}</Badge> : bidder}
            </td>
            <td className={`${CELL} text-right font-semibold whitespace-nowrap tabular-nums`}>
              {formatRm(amount)}
            </td>
            <td className={`${CELL} text-right text-ink-soft`}>
              <When at={placedAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import { useT } from '../../../../i18n/provider'
import { Badge } from '../../../../ui/badge'
import { describeTimeLeft } from '../../client/time-left'

/** Under this many pieces a tile says how many are left. */
export const LOW_STOCK = 5

export function StockBadge({ stock }: { stock: number }) {
  const t = useT()
  if (stock <= 0)
    return (
      <Badge look="ticket" tone="neutral">
        {t('browse.outOfStock')}
      </Badge>
    )
  if (stock >= LOW_STOCK) return null
  return (
    <Badge look="ticket" tone="kunyit">
      {t('browse.onlyLeft', { count: stock })}
    </Badge>
  )
}

export function DiscountBadge({ percent }: { percent: number | undefined }) {
  const t = useT()
  if (percent === undefined) return null
  return (
    <Badge look="ticket" tone="bunga">
      {t('browse.discount', { percent })}
    </Badge>
  )
}

export function AuctionBadge({ minutesLeft }: { minutesLeft: number }) {
  const t = useT()
  return (
    <Badge look="ticket" tone="laut" icon="gavel">
      {describeTimeLeft(t, minutesLeft)}
    </Badge>
  )
}

import { formatRm } from '@pasar/domain/kernel/format'
import type { SellerStatus } from '@pasar/domain/selling/applications'
import { useT } from '../../../../i18n/provider'
import { Badge } from '../../../../ui/badge'
import { Card } from '../../../../ui/card'
import { DateText } from '../../../platform/components/date-text'
import { APPLICATION_TONES } from '../../client/application-tones'

interface Recruited {
  id: string
  name: string
  sellerStatus: SellerStatus | null
  isActive: boolean
  createdAt: number
  parcels: number
  amount: number
}

/** Recruited sellers with how they stand and what they sold lately. */
export function RecruitedList({ sellers, days }: { sellers: readonly Recruited[]; days: number }) {
  const t = useT()
  return (
    <ul className="space-y-3" aria-label={t('recruiting.sellers')}>
      {sellers.map(({ id, name, sellerStatus, isActive, createdAt, parcels, amount }) => (
        <Card as="li" key={id}>
          <div className="grid gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_auto] sm:items-center">
            <div className="min-w-0">
              <p className="font-bold wrap-anywhere">{name || t('recruiting.gone')}</p>
              <p className="text-sm text-ink-soft">
                {t('recruiting.joined')} <DateText time={createdAt} />
              </p>
            </div>
            <p className="text-sm">
              <strong className="tabular-nums">{formatRm(amount)}</strong>{' '}
              <span className="text-ink-soft">{t('recruiting.recent', { count: parcels, days })}</span>
            </p>
            {isActive && sellerStatus !== null ? (
              <Badge tone={APPLICATION_TONES[sellerStatus]}>{t(`recruiting.state_${sellerStatus}`)}</Badge>
            ) : (
              <Badge>{t('recruiting.state_gone')}</Badge>
            )}
          </div>
        </Card>
      ))}
    </ul>
  )
}

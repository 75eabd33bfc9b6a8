import { formatRm } from '@pasar/domain/kernel/format'
import type { HeldBack } from '@pasar/domain/payouts/payouts'
import { useT } from '../../../i18n/provider'
import { Card } from '../../../ui/card'
import { WAIT_HOURS } from '../client/wait'
import { WaiveDebt } from './waive-debt'

interface HeldBackRow {
  userId: string
  name: string
  balance: number
  reason: HeldBack
}

/** Who is not paid this time, and why. */
export function HeldBackList({ held, count }: { held: readonly HeldBackRow[]; count: number }) {
  const t = useT()
  return (
    <Card as="section" flush title={t('payoutRuns.held')}>
      <ul className="divide-y divide-line">
        {held.map(({ userId, name, balance, reason }) => (
          <li key={userId} className="flex flex-wrap justify-between gap-x-6 px-4 py-3 sm:px-5">
            <div className="min-w-0">
              <p className="font-semibold break-words">{name}</p>
              <p className="text-sm text-ink-soft">{t(`payoutRuns.${reason}`, { hours: WAIT_HOURS })}</p>
            </div>
            <p className="font-semibold tabular-nums">{formatRm(balance)}</p>
            {balance < 0 && <WaiveDebt userId={userId} name={name} owed={-balance} />}
          </li>
        ))}
      </ul>
      {count > held.length && (
        <p className="px-4 pb-3 text-sm text-ink-soft sm:px-5">
          {t('payoutRuns.moreRows', { count: count - held.length })}
        </p>
      )}
    </Card>
  )
}

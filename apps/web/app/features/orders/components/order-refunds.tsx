import type { OrderView } from '@pasar/api'
import { formatRm } from '@pasar/domain/kernel/format'
import { useT } from '../../../i18n/provider'
import type { TextKey } from '../../../i18n/translate'
import { When } from '../../platform/components/when'

type Refund = OrderView['refunds'][number]

const WORDS: Record<Refund['state'], TextKey> = {
  requested: 'orders.refundRequested',
  done: 'orders.refundDone',
  failed: 'orders.refundFailed',
}

/** What of the order's money went back, when, and whether it has arrived. */
export function OrderRefunds({ refunds }: { refunds: readonly Refund[] }) {
  const t = useT()
  if (refunds.length === 0) return null
  return (
    <dl aria-label={t('orders.refunds')} className="mt-3 space-y-2 border-t border-line pt-3 tabular-nums">
      {refunds.map(({ id, amount, state, createdAt, doneAt }) => (
        <div key={id} className="grid grid-cols-[1fr_auto] gap-x-4">
          <dt>{t(WORDS[state])}</dt>
          <dd className="text-right font-semibold">{formatRm(amount)}</dd>
          <dd className="col-span-2 text-sm text-ink-soft">
            <When at={doneAt ?? createdAt} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

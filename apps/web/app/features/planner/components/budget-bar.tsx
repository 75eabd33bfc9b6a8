import { formatRm } from '@pasar/domain/kernel/format'
import type { PlanSums } from '@pasar/domain/planner/sums'
import { useT } from '../../../i18n/provider'
import { Icon } from '../../../ui/icon'

const WHOLE = 100
const share = (amount: number, whole: number): string =>
  `${whole <= 0 ? 0 : Math.min(WHOLE, Math.floor((amount * WHOLE) / whole))}%`

/** How much of a budget is spent, still to be spent, and left: as a bar, and in words. */
export function BudgetBar({ budget, sums }: { budget: number; sums: PlanSums }) {
  const t = useT()
  const { spent, open, left, over } = sums
  const whole = Math.max(budget, spent + open)
  return (
    <div className="space-y-2">
      <div aria-hidden="true" className="flex h-3 overflow-hidden rounded-full bg-sunken">
        <span className={over > 0 ? 'bg-bunga' : 'bg-jade'} style={{ width: share(spent, whole) }} />
        <span className="bg-kunyit" style={{ width: share(open, whole) }} />
      </div>
      <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <Amount mark={over > 0 ? 'bg-bunga' : 'bg-jade'} name={t('planner.spent')} amount={spent} />
        <Amount mark="bg-kunyit" name={t('planner.open')} amount={open} />
        {over === 0 && <Amount mark="bg-sunken" name={t('planner.left')} amount={left} />}
      </dl>
      {over > 0 && (
        <p className="flex items-center gap-1 text-sm font-semibold text-bunga-ink">
          <Icon name="warning" size={18} />
          {t('planner.over', { amount: formatRm(over) })}
        </p>
      )}
    </div>
  )
}

function Amount({ mark, name, amount }: { mark: string; name: string; amount: number }) {
  return (
    <div className="flex items-center gap-2">
      <span aria-hidden="true" className={`size-3 rounded-full border border-line ${mark}`} />
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-semibold tabular-nums">{formatRm(amount)}</dd>
    </div>
  )
}

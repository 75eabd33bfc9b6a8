import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import { Link } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Badge } from '../../../ui/badge'
import type { PlanCardView } from '../server/plan-view.server'
import { BudgetBar } from './budget-bar'
import { DayText } from './day-text'

/** A list with its day and how its budget stands. */
export function PlanCard({ card }: { card: PlanCardView }) {
  const t = useT()
  return (
    <li className="space-y-3 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 text-lg font-bold wrap-anywhere">
          <Link to={linkTo('/planner/:id', { id: card.id })} className="hover:underline">
            {card.title}
          </Link>
        </h2>
        <DayBadge daysLeft={card.daysLeft} />
      </div>
      <p className="text-sm text-ink-soft">
        <DayText day={card.day} /> · {t('planner.ofBudget', { amount: formatRm(card.budget) })} ·{' '}
        {t('planner.boughtOf', { bought: card.bought, count: card.pieces })}
      </p>
      <BudgetBar budget={card.budget} sums={card.sums} />
    </li>
  )
}

/** How far away a day is. */
export function DayBadge({ daysLeft }: { daysLeft: number }) {
  const t = useT()
  if (daysLeft < 0) return <Badge icon="check">{t('planner.past')}</Badge>
  return (
    <Badge tone={daysLeft <= 7 ? 'kunyit' : 'laut'} icon="calendar">
      {daysLeft === 0 ? t('planner.today') : t('planner.daysLeft', { count: daysLeft })}
    </Badge>
  )
}

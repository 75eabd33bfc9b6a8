import type { ReactNode } from 'react'
import { useT } from '../../../i18n/provider'
import { cx } from '../../../ui/cx'
import { Icon } from '../../../ui/icon'

export interface Trend {
  /** Whole percent more or less than before. */
  change: number
  /** The same in words. */
  label: string
}

/** A figure with its label, its trend and its source. */
export function StatTile({
  label,
  value,
  trend,
  source,
  children,
}: {
  label: string
  value: ReactNode
  trend?: Trend | null
  /** Where it is counted from: opens below it, also without scripts. */
  source?: ReactNode
  children?: ReactNode
}) {
  return (
    <section className="rounded-card border border-line bg-surface p-4">
      <h2 className="text-sm text-ink-soft">{label}</h2>
      <p className="mt-1 text-xl leading-tight font-extrabold tracking-tight tabular-nums">{value}</p>
      {trend && (
        <p
          className={cx(
            'mt-1 flex items-center gap-1 text-sm font-semibold',
            trend.change > 0 ? 'text-jade' : trend.change < 0 ? 'text-bunga-ink' : 'text-ink-soft',
          )}
        >
          {trend.change !== 0 && <Icon name={trend.change > 0 ? 'chevron-up' : 'chevron-down'} size={16} />}
          {trend.label}
        </p>
      )}
      {children != null && <p className="mt-1 text-sm text-ink-soft tabular-nums">{children}</p>}
      {source != null && <Source label={label}>{source}</Source>}
    </section>
  )
}

function Source({ label, children }: { label: string; children: ReactNode }) {
  const t = useT()
  return (
    <details className="text-sm">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-jade">
        {t('work.source')}
        <span className="sr-only">: {label}</span>
      </summary>
      <p className="text-ink-soft">{children}</p>
    </details>
  )
}

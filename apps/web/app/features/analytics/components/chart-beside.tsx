import type { ReactNode } from 'react'
import { useT } from '../../../i18n/provider'

/** A chart and the table with its figures: side by side where there is room for both, else one below the other. */
export function ChartBeside({
  label,
  chart,
  children,
}: {
  /** What both are about. */
  label: string
  chart: ReactNode
  /** The table, which scrolls where it is longer than the chart. */
  children: ReactNode
}) {
  const t = useT()
  return (
    <div className="@container">
      <div className="grid grid-cols-1 gap-6 @min-[45rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <figure aria-label={t('charts.beside', { chart: label })} className="min-w-0">
          {chart}
        </figure>
        <div className="min-w-0">{children}</div>
      </div>
    </div>
  )
}

/** Around a table of many rows; its head stays in sight. */
export const ScrollBox = ({ children }: { children: ReactNode }) => (
  <div className="max-h-80 overflow-y-auto [--top-bar:0px]">{children}</div>
)

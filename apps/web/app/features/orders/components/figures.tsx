import { malaysianFormat } from '@pasar/domain/kernel/dates'
import { formatRm } from '@pasar/domain/kernel/format'
import { useLoaderData } from '@remix-run/react'
import { useI18n, useT } from '../../../i18n/provider'
import type { loader } from '../routes/buyer-dashboard.server'

const [shortMonth, longMonth] = [malaysianFormat({ month: 'short' }), malaysianFormat({ month: 'long' })]

/** What was spent and saved, and how it went over half a year. */
export function Figures() {
  const t = useT()
  const { months } = useLoaderData<typeof loader>()
  const now = months.at(-1)
  const before = months.at(-2)
  const change = (now?.spent ?? 0) - (before?.spent ?? 0)
  const words = change === 0 ? 'dashboard.same' : change > 0 ? 'dashboard.more' : 'dashboard.less'
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_380px]">
      <Figure label={t('dashboard.spent')} amount={now?.spent ?? 0}>
        {t(words, { amount: formatRm(Math.abs(change)) })}
      </Figure>
      <Figure label={t('dashboard.saved')} amount={months.reduce((sum, { saved }) => sum + saved, 0)}>
        {t('dashboard.halfYear')}
      </Figure>
      <Trend />
    </div>
  )
}

function Figure({ label, amount, children }: { label: string; amount: number; children: string }) {
  return (
    <section className="rounded-card border border-line bg-surface p-4">
      <h2 className="text-sm text-ink-soft">{label}</h2>
      <p className="text-xl font-extrabold tabular-nums">{formatRm(amount)}</p>
      <p className="text-sm text-ink-soft tabular-nums">{children}</p>
    </section>
  )
}

const MOST = 40

/** Bars for the eye; the same figures as a list for everyone else. */
function Trend() {
  const { t, tag } = useI18n()
  const { months } = useLoaderData<typeof loader>()
  const most = Math.max(1, ...months.map(({ spent }) => spent))
  return (
    <section className="rounded-card border border-line bg-surface p-4 sm:col-span-2 lg:col-span-1">
      <h2 className="mb-2 text-sm text-ink-soft">{t('dashboard.trend')}</h2>
      <ul className="flex items-end gap-2">
        {months.map(({ start, spent }) => (
          <li key={start} className="min-w-0 flex-1 text-center text-xs text-ink-soft">
            <span
              aria-hidden="true"
              className="mx-auto block w-full max-w-8 rounded-t-[4px] bg-jade"
              style={{ height: `${2 + Math.round((Math.max(0, spent) / most) * MOST)}px` }}
            />
            <span aria-hidden="true">{shortMonth(tag).format(start)}</span>
            <span className="sr-only">
              {longMonth(tag).format(start)}: {formatRm(spent)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

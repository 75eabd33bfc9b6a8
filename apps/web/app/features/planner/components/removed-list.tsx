import type { ReactNode } from 'react'
import { useT } from '../../../i18n/provider'
import { Disclosure } from '../../../ui/overlays/disclosure'

interface Entry {
  id: string
  title: string
}

/** What was removed and can be put back; nothing while there is none. */
export function RemovedList({
  title,
  entries,
  children,
}: {
  title: string
  entries: readonly Entry[]
  /** The form that puts it back. */
  children: (entry: Entry) => ReactNode
}) {
  const t = useT()
  if (entries.length === 0) return null
  return (
    <Disclosure summary={`${title} (${entries.length})`}>
      <p className="mb-2 text-sm text-ink-soft">{t('planner.keptFor')}</p>
      <ul className="divide-y divide-line">
        {entries.map((entry) => (
          <li key={entry.id} className="flex items-center justify-between gap-3 py-2">
            <span className="min-w-0 wrap-anywhere">{entry.title}</span>
            {children(entry)}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

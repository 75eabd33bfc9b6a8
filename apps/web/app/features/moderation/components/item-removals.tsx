import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useT } from '../../../i18n/provider'
import { Card } from '../../../ui/card'
import { DateText } from '../../platform/components/date-text'
import type { loader } from '../routes/admin-item.server'

/** Every removal of an item with its appeal, the newest first. */
export function ItemRemovals() {
  const t = useT()
  const { removals } = useLoaderData<typeof loader>()
  return (
    <Card as="section" title={t('itemWork.history')}>
      <ol className="space-y-6">
        {removals.map((removal) => (
          <li key={removal.id} className="space-y-4">
            <Event what={t('itemWork.removedBy')} name={removal.removedBy} at={removal.removedAt}>
              <p className="font-semibold">{t(`reports.${removal.reason}`)}</p>
              <p className="break-words whitespace-pre-line">{removal.note}</p>
            </Event>
            {removal.appealedAt !== null && (
              <Event what={t('itemWork.appealed')} name={null} at={removal.appealedAt}>
                <p className="break-words whitespace-pre-line">{removal.appeal}</p>
              </Event>
            )}
            {removal.answeredAt !== null && (
              <Event what={t('itemWork.answeredBy')} name={removal.answeredBy} at={removal.answeredAt}>
                <p className="break-words whitespace-pre-line">{removal.answer}</p>
              </Event>
            )}
            {removal.endedAt !== null && (
              <Event what={t('itemWork.restoredBy')} name={removal.endedBy} at={removal.endedAt} />
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Event(props: { what: string; name: string | null; at: number; children?: ReactNode }) {
  const { what, name, at, children } = props
  return (
    <div className="space-y-1 border-l-2 border-line pl-3">
      <p className="text-sm text-ink-soft">
        {what} {name !== null && `· ${name} `}·
        <DateText time={at} withTime />
      </p>
      {children}
    </div>
  )
}

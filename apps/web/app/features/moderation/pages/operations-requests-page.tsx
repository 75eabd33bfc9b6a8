import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { shortenCount } from '../../../ui/badge'
import { Card } from '../../../ui/card'
import { DateText } from '../../platform/components/date-text'
import { OperationsFrame } from '../components/operations-frame'
import { StaffSearch } from '../components/staff-list'
import type { loader } from '../routes/operations/operations-requests.server'

type Note = ReturnType<typeof useLoaderData<typeof loader>>['failed'][number]

/** Requests that failed or were slow, by their number, and the limits that are used up. */
export function OperationsRequestsPage() {
  const t = useT()
  const { number, failed, slow, slowMs, kept } = useLoaderData<typeof loader>()
  return (
    <OperationsFrame>
      <StaffSearch filter={{ words: number }} label={t('operations.search')} show={t('operations.find')} />
      <p className="-mt-4 mb-6 text-sm text-ink-soft">{t('operations.searchHint')}</p>
      <div className="space-y-6">
        <Requests title={t('operations.failedTitle')} notes={failed} none={t('operations.noFailed')} />
        <Requests title={t('operations.slowTitle')} notes={slow} none={t('operations.noSlow')}>
          {t('operations.slowNote', { count: slowMs, kept })}
        </Requests>
        <Limits />
      </div>
    </OperationsFrame>
  )
}

function Requests({
  title,
  notes,
  none,
  children,
}: {
  title: string
  notes: readonly Note[]
  /** Said where there are none at all. */
  none: string
  children?: string
}) {
  const t = useT()
  const { number } = useLoaderData<typeof loader>()
  return (
    <Card as="section" title={title}>
      {notes.length === 0 && (
        <p className="text-ink-soft">{number === '' ? none : t('operations.notFound')}</p>
      )}
      <ul className="divide-y divide-line">
        {notes.map(({ id, at, method, path, status, ms, error }) => (
          <li key={id} className="py-2">
            <p className="wrap-anywhere">
              <code className="font-semibold">{id}</code>{' '}
              <code className="text-sm">
                {method} {path}
              </code>
            </p>
            <p className="text-sm text-ink-soft">
              <DateText time={at} withTime /> · {status} · {t('operations.milliseconds', { count: ms })}
              {error !== '' && (
                <>
                  {' '}
                  · <code>{error}</code>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
      {children && <p className="mt-3 text-sm text-ink-soft">{children}</p>}
    </Card>
  )
}

function Limits() {
  const t = useT()
  const { limits } = useLoaderData<typeof loader>()
  return (
    <Card as="section" title={t('operations.limitsTitle')}>
      <p className="mb-2 text-ink-soft">
        {limits.length === 0 ? t('operations.noLimits') : t('operations.limitsLead')}
      </p>
      <ul className="divide-y divide-line">
        {limits.map(({ kind, keys, until }) => (
          <li key={kind} className="flex flex-wrap justify-between gap-x-6 py-2">
            <span>{t(`operations.limit_${kind}`)}</span>
            <span className="text-sm text-ink-soft">
              {t('operations.keys')}: {shortenCount(keys)} · {t('operations.until')}:{' '}
              <DateText time={until} withTime />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

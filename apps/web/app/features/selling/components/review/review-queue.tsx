import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useT } from '../../../../i18n/provider'
import { Badge, type Tone } from '../../../../ui/badge'
import { ButtonLink } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { EmptyState } from '../../../../ui/empty-state'
import { Pagination } from '../../../../ui/pagination'
import { TabLinks } from '../../../../ui/tab-links'
import { DateText } from '../../../platform/components/date-text'
import { CsvLink } from '../../../platform/components/lists/csv-link'
import { WorkFrame } from '../../../platform/components/work-frame'

interface QueueRow {
  id: string
  to: string
  title: string
  detail: string
  /** Beside the title. */
  name?: string
  createdAt: number
  /** Null while it waits. */
  decidedAt: number | null
  tone: Tone
  state: string
}

interface ReviewQueueProps<List extends string> {
  area: 'manager' | 'admin'
  base: '/seller-applications' | '/seller-requests' | '/become-reseller' | '/admin/affiliates'
  title: string
  lead: string
  lists: readonly List[]
  list: List
  isFirst: boolean
  /** The cursor of the next page; null on the last one. */
  next: string | null
  rows: readonly QueueRow[]
  nonePendingText: string
}

const pathOf = (base: string, list: string, cursor: string | null = null): string => {
  const params = new URLSearchParams()
  if (list !== 'pending') params.set('state', list)
  if (cursor !== null) params.set('cursor', cursor)
  const query = params.toString()
  return query === '' ? base : `${base}?${query}`
}

/** The applications of one list, for those who decide. */
export function ReviewQueue<List extends 'pending' | 'asked' | 'approved' | 'rejected'>(
  props: ReviewQueueProps<List>,
): ReactNode {
  const t = useT()
  const { area, base, title, lead, lists, list, isFirst, next, rows } = props
  const tabs = lists.map((known) => ({
    to: pathOf(base, known),
    label: t(`approvals.${known}`),
    current: known === list,
  }))
  return (
    <WorkFrame area={area} title={title} lead={lead}>
      <TabLinks label={t('approvals.lists')} tabs={tabs} className="mb-4" />
      {rows.length === 0 ? (
        <NoRows base={base} nonePendingText={list === 'pending' && isFirst ? props.nonePendingText : null} />
      ) : (
        <ul className="space-y-3">
          {rows.map((row) => (
            <Row key={row.id} {...row} />
          ))}
        </ul>
      )}
      {rows.length > 0 && <CsvLink to={pathOf(`${base}.csv`, list)} />}
      <Pagination
        className="mt-6"
        label={t('approvals.pages')}
        previousTo={isFirst ? null : pathOf(base, list)}
        previousLabel={t('approvals.first')}
        nextTo={next === null ? null : pathOf(base, list, next)}
        nextLabel={t('approvals.more')}
      />
    </WorkFrame>
  )
}

function Row({ to, title, detail, name, createdAt, decidedAt, tone, state }: QueueRow) {
  const t = useT()
  return (
    <Card as="li" className="hover:border-jade">
      <div className="grid gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_auto] sm:items-center">
        <div className="min-w-0">
          <Link to={to} className="block font-bold break-words after:absolute after:inset-0 hover:underline">
            {title}
          </Link>
          <p className="text-sm text-ink-soft">{detail}</p>
        </div>
        <p className="min-w-0 break-words">{name}</p>
        <div className="flex flex-wrap items-center gap-3 sm:justify-end">
          <span className="text-sm text-ink-soft">
            {t(decidedAt === null ? 'approvals.applied' : 'approvals.decided')}{' '}
            <DateText time={decidedAt ?? createdAt} withTime />
          </span>
          <Badge tone={tone}>{state}</Badge>
        </div>
      </div>
    </Card>
  )
}

function NoRows({ base, nonePendingText }: { base: string; nonePendingText: string | null }) {
  const t = useT()
  if (nonePendingText !== null)
    return (
      <EmptyState icon="check" title={t('approvals.nonePending')}>
        {nonePendingText}
      </EmptyState>
    )
  return (
    <EmptyState
      icon="box"
      title={t('approvals.none')}
      action={<ButtonLink to={base}>{t('approvals.all')}</ButtonLink>}
    >
      {t('approvals.noneText')}
    </EmptyState>
  )
}

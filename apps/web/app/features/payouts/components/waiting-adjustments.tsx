import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import type { AdjustedAgainst, BalanceSide } from '@pasar/domain/payouts/adjustments'
import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useT } from '../../../i18n/provider'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextLink } from '../../../ui/text-link'
import { DateText } from '../../platform/components/date-text'

interface Waiting {
  id: string
  userId: string
  memberName: string
  side: BalanceSide
  against: AdjustedAgainst
  owed: number
  reason: string
  proposerName: string
  proposedAt: number
  reverses: string | null
  isWaiver: boolean
}

/** Adjustments that another admin has to approve. */
export function WaitingAdjustments<Row extends Waiting>({
  rows,
  names,
  children,
}: {
  rows: readonly Row[]
  /** Whether each leads to its member. */
  names?: boolean
  /** What can be done with one. */
  children?: (row: Row) => ReactNode
}) {
  const t = useT()
  if (rows.length === 0) return null
  return (
    <Card as="section" flush title={t('adjustments.waiting')}>
      <p className="px-4 pb-2 text-sm text-ink-soft sm:px-5">{t('adjustments.waitingText')}</p>
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.id} className="px-4 py-3 sm:px-5">
            <div className="flex items-baseline justify-between gap-x-4">
              {names ? (
                <TextLink
                  to={linkTo('/admin/books/members/:id', { id: row.userId })}
                  className="inline-flex min-h-11 min-w-0 items-center font-semibold wrap-anywhere"
                >
                  {row.memberName || t('memberWork.nobody')}
                </TextLink>
              ) : (
                <p className="min-w-0 wrap-anywhere">{row.reason}</p>
              )}
              <p className="font-semibold whitespace-nowrap tabular-nums">{formatRm(row.owed)}</p>
            </div>
            {names && <p className="wrap-anywhere">{row.reason}</p>}
            {row.reverses !== null && <Badge tone="laut">{t('adjustments.isReversal')}</Badge>}
            {row.isWaiver && <Badge tone="laut">{t('debts.waits')}</Badge>}
            <p className="text-sm text-ink-soft">
              <DateText time={row.proposedAt} withTime /> ·{' '}
              {t('adjustments.proposedBy', { name: row.proposerName || t('staffLog.gone') })}
              {!row.isWaiver && ` · ${t(`adjustments.balance_${row.side}`)}`} ·{' '}
              {t(`adjustments.against_${row.against}`)}
            </p>
            {children?.(row)}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Books one, or discards it; who proposed it cannot book it. */
export function DecideAdjustment({ id, isOwn }: { id: string; isOwn: boolean }) {
  const t = useT()
  return (
    <Form method="post" className="mt-2 flex flex-wrap gap-2">
      <input type="hidden" name="requestId" value={id} />
      {!isOwn && (
        <Button type="submit" name="intent" value="approve" size="small" icon="check">
          {t('adjustments.approve')}
        </Button>
      )}
      <Button type="submit" name="intent" value="drop" variant="secondary" size="small">
        {t('adjustments.drop')}
      </Button>
    </Form>
  )
}

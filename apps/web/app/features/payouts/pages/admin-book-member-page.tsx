import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Badge } from '../../../ui/badge'
import { Card } from '../../../ui/card'
import { Notice } from '../../../ui/notice'
import { Pagination } from '../../../ui/pagination'
import { TextLink } from '../../../ui/text-link'
import { DateText } from '../../platform/components/date-text'
import { FormProblem } from '../../platform/components/form-problem'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { AdjustForm, ReverseForm } from '../components/adjust-forms'
import { DecideAdjustment, WaitingAdjustments } from '../components/waiting-adjustments'
import type { action, loader } from '../routes/admin-book-member.server'

/** What a member is owed, with what adjusts it and what was adjusted. */
export function AdminBookMemberPage() {
  const t = useT()
  const { member, isSelf, sides, owed, waiting, limit } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const refused = failure?.values.requestId === undefined ? undefined : failure
  return (
    <WorkFrame
      area="admin"
      title={member.name || t('memberWork.nobody')}
      lead={t('adjustments.lead')}
      actions={
        <TextLink
          to={linkTo('/admin/users/:id', { id: member.id })}
          className="inline-flex min-h-11 items-center"
        >
          {t('adjustments.member')}
        </TextLink>
      }
    >
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="space-y-6">
          {isSelf && <Notice tone="info" title={t('errors.ADJUST_OWN')} />}
          {sides.length === 0 && <Notice tone="info" title={t('adjustments.noBalance')} />}
          {!isSelf &&
            sides.map((side) => (
              <AdjustForm key={side} side={side} owed={owed[side]} limit={limit} asked={waiting.length} />
            ))}
        </div>
        <div className="space-y-6">
          {refused !== undefined && <FormProblem failure={refused} />}
          <WaitingAdjustments rows={waiting}>
            {({ id, isOwn }) => !isSelf && <DecideAdjustment id={id} isOwn={isOwn} />}
          </WaitingAdjustments>
          <Adjustments />
          <Waivers />
        </div>
      </div>
    </WorkFrame>
  )
}

function Adjustments() {
  const t = useT()
  const { member, isSelf, adjustments, waiting, next, isFirst } = useLoaderData<typeof loader>()
  const reversing = new Set(waiting.map(({ reverses }) => reverses))
  const linkFrom = (cursor?: string): string =>
    linkTo('/admin/books/members/:id', { id: member.id }, { cursor })
  return (
    <Card as="section" flush title={t('adjustments.past')}>
      {adjustments.length === 0 && <p className="px-4 pb-4 text-ink-soft sm:px-5">{t('adjustments.none')}</p>}
      <ul className="divide-y divide-line">
        {adjustments.map(({ id, at, side, against, owed, reason, byName, reverses, reversedByName }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 px-4 py-3 sm:px-5">
            <div className="min-w-0">
              <p className="wrap-anywhere">{reason}</p>
              <p className="text-sm text-ink-soft">
                <DateText time={at} withTime /> · {byName || t('staffLog.gone')} ·{' '}
                {t(`adjustments.balance_${side}`)} · {t(`adjustments.against_${against}`)}
              </p>
              {reverses !== null && <Badge tone="laut">{t('adjustments.isReversal')}</Badge>}
              {reversedByName !== null && (
                <Badge>{t('adjustments.reversedBy', { name: reversedByName || t('staffLog.gone') })}</Badge>
              )}
            </div>
            <p className="font-semibold whitespace-nowrap tabular-nums">{formatRm(owed)}</p>
            {reversing.has(id) && <Badge tone="laut">{t('adjustments.reversalWaits')}</Badge>}
            {!isSelf && reverses === null && reversedByName === null && !reversing.has(id) && (
              <ReverseForm id={id} />
            )}
          </li>
        ))}
      </ul>
      <Pagination
        className="border-t border-line p-4"
        label={t('adjustments.pages')}
        previousTo={isFirst ? null : linkFrom()}
        previousLabel={t('memberWork.first')}
        nextTo={next === null ? null : linkFrom(next)}
        nextLabel={t('memberWork.more')}
      />
    </Card>
  )
}

/** Debts that were written off; they count against what may be booked alone, as adjustments do. */
function Waivers() {
  const t = useT()
  const { waivers } = useLoaderData<typeof loader>()
  if (waivers.length === 0) return null
  return (
    <Card as="section" flush title={t('adjustments.waived')}>
      <ul className="divide-y divide-line">
        {waivers.map(({ id, at, waived, byName }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 px-4 py-3 sm:px-5">
            <p className="text-sm text-ink-soft">
              <DateText time={at} withTime /> · {byName || t('staffLog.gone')}
            </p>
            <p className="font-semibold whitespace-nowrap tabular-nums">{formatRm(waived)}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

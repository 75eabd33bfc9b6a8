import { REMOVAL_REASONS } from '@pasar/domain/moderation/removals'
import type { StaffAction } from '@pasar/domain/moderation/staff-changes'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { fieldMaker } from '../../../lib/forms/failure'
import { Badge } from '../../../ui/badge'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { EmptyState } from '../../../ui/empty-state'
import { TextArea } from '../../../ui/forms/field'
import { Select } from '../../../ui/forms/select'
import { Notice } from '../../../ui/notice'
import { TextLink } from '../../../ui/text-link'
import { FormProblem } from '../../platform/components/form-problem'
import { BulkOutcome } from '../../platform/components/lists/bulk-outcome'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import type { action, loader } from '../routes/staff-change.server'

/** What a change of several records would do; and, once it is done, what it did. */
export function StaffChangePage() {
  const t = useT()
  const { list, records, hasMore, back } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const result = answer && 'result' in answer ? answer.result : null
  return (
    <WorkFrame
      area="admin"
      title={t(`staffChanges.title_${list}`)}
      lead={result === null ? t('staffChanges.lead') : undefined}
      actions={
        <TextLink to={back} className="inline-flex min-h-11 items-center">
          {t('staffChanges.back')}
        </TextLink>
      }
    >
      <div className="space-y-4">
        {result !== null ? (
          <BulkOutcome
            words="staffChanges"
            result={result}
            isUndone={answer !== undefined && 'isUndone' in answer && answer.isUndone}
          />
        ) : records.length === 0 ? (
          <EmptyState
            icon="box"
            title={t('staffChanges.noneChosen')}
            action={<ButtonLink to={back}>{t('staffChanges.back')}</ButtonLink>}
          >
            {t('staffChanges.noneChosenText')}
          </EmptyState>
        ) : (
          <>
            {hasMore && <Notice tone="info" title={t('staffChanges.firstOnly')} />}
            <Confirm />
          </>
        )}
      </div>
    </WorkFrame>
  )
}

function Confirm() {
  const t = useT()
  const { action: chosen, records, canUndo } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const changing = records.filter(({ refusal }) => refusal === null)
  if (chosen === null) return null
  return (
    <Form method="post" noValidate className="space-y-4">
      <FormProblem failure={failure} />
      <input type="hidden" name="do" value={chosen} />
      <ul className="space-y-2" aria-label={t('staffChanges.records')}>
        {records.map(({ id, version, title, refusal, details }) => (
          <li
            key={id}
            className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 rounded-card border border-line bg-surface p-3"
          >
            <p className="min-w-0 grow basis-56 font-semibold wrap-anywhere">{title}</p>
            <p className="text-sm">
              {refusal === null ? (
                <Badge tone="laut">{t('staffChanges.willChange')}</Badge>
              ) : (
                <>
                  <Badge tone="kunyit">{t('staffChanges.stays')}</Badge>{' '}
                  <span className="text-ink-soft">{t(`errors.${refusal}`, details)}</span>
                </>
              )}
            </p>
            {refusal === null && <input type="hidden" name={`record-${id}`} value={version ?? ''} />}
          </li>
        ))}
      </ul>
      {changing.length > 0 && (
        <Card>
          <div className="space-y-4">
            <Words action={chosen} />
            <p className="text-sm text-ink-soft">
              {t(canUndo ? 'staffChanges.canUndo' : 'staffChanges.cannotUndo')}
            </p>
            <Button type="submit" icon="check">
              {t('staffChanges.confirm', { action: t(`staffChanges.${chosen}`), count: changing.length })}
            </Button>
          </div>
        </Card>
      )}
    </Form>
  )
}

/** The longest each may be, as its form says. */
const LONGEST = {
  suspend: 300,
  lift: 300,
  hide: 500,
  show: 500,
  reject: 500,
  uphold: 500,
  stop: 500,
  resume: 500,
  takeDown: 500,
} as const
const OPTIONAL: readonly StaffAction[] = ['show', 'reject', 'uphold']

/** What is said about it, once for all. */
function Words({ action: chosen }: { action: StaffAction }) {
  const t = useT()
  const field = fieldMaker(t, useActionData<typeof action>()?.failure)
  if (chosen === 'remove' || chosen === 'restore')
    return (
      <>
        {chosen === 'remove' && (
          <Select
            label={t('staffChanges.reason')}
            placeholder={t('inbox.choose')}
            options={REMOVAL_REASONS.map((value) => ({ value, label: t(`reports.${value}`) }))}
            {...field('reason')}
          />
        )}
        <TextArea
          label={t('staffChanges.note')}
          {...(chosen === 'restore' && { note: t('inbox.optional') })}
          rows={3}
          maxLength={1_000}
          {...field('note')}
        />
      </>
    )
  if (chosen === 'writeNote')
    return (
      <TextArea
        label={t('staffLog.note')}
        hint={t('staffLog.noteHint')}
        rows={2}
        maxLength={2_000}
        {...field('note')}
      />
    )
  if (!hasReason(chosen)) return null
  return (
    <TextArea
      label={t('staffChanges.reason')}
      hint={t(`staffChanges.reason_${chosen}`)}
      {...(OPTIONAL.includes(chosen) && { note: t('inbox.optional') })}
      rows={2}
      maxLength={LONGEST[chosen]}
      {...field('reason')}
    />
  )
}

const hasReason = (chosen: StaffAction): chosen is keyof typeof LONGEST => Object.hasOwn(LONGEST, chosen)

import { linkTo } from '@pasar/domain/access/link-to'
import { auditFile, auditPath, auditSubjectPath } from '@pasar/domain/moderation/audit-log'
import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Button } from '../../../ui/button'
import { buttonClass } from '../../../ui/button-class'
import { Card } from '../../../ui/card'
import { TextField } from '../../../ui/forms/field'
import { Select } from '../../../ui/forms/select'
import { TextLink } from '../../../ui/text-link'
import { DateText } from '../../platform/components/date-text'
import { StaffFilter, StaffList } from '../components/staff-list'
import type { loader } from '../routes/admin-audit.server'

/** What those who run the market did, the newest first. */
export function AdminAuditPage() {
  const t = useT()
  const { saved, filter, entries, next, isFirst } = useLoaderData<typeof loader>()
  return (
    <StaffList
      words="auditLog"
      all="/admin/audit"
      saved={saved}
      filter={<Filter />}
      isEmpty={entries.length === 0}
      previousTo={isFirst ? null : auditPath(filter)}
      nextTo={next === null ? null : auditPath(filter, next)}
    >
      <ol className="space-y-3" aria-label={t('auditLog.title')} data-rows>
        {entries.map((entry) => (
          <Entry key={entry.id} {...entry} />
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <a href={auditFile(filter)} download className={buttonClass({ variant: 'secondary', size: 'small' })}>
          {t('memberWork.csv')}
        </a>
        <p className="text-sm text-ink-soft">{t('auditLog.csvNote')}</p>
      </div>
      <p className="mt-3 text-sm text-ink-soft">{t('auditLog.chain')}</p>
    </StaffList>
  )
}

function Filter() {
  const t = useT()
  const { filter, actions } = useLoaderData<typeof loader>()
  return (
    <StaffFilter filter={filter} className="lg:grid-cols-6">
      <TextField
        label={t('auditLog.actor')}
        hint={t('auditLog.actorHint')}
        name="actor"
        maxLength={200}
        autoCapitalize="none"
        defaultValue={filter.actor}
        className="col-span-2 lg:col-span-3"
      />
      <TextField
        label={t('auditLog.subject')}
        hint={t('auditLog.subjectHint')}
        name="subject"
        maxLength={200}
        autoCapitalize="none"
        defaultValue={filter.subject}
        className="col-span-2 lg:col-span-3"
      />
      <Select
        label={t('auditLog.action')}
        name="action"
        defaultValue={filter.action ?? ''}
        placeholder={t('auditLog.anyAction')}
        options={actions.map((value) => ({ value, label: t(`staffLog.act_${value}`) }))}
        className="col-span-2"
      />
      <TextField label={t('auditLog.from')} type="date" name="from" defaultValue={filter.from ?? ''} />
      <TextField label={t('auditLog.to')} type="date" name="to" defaultValue={filter.to ?? ''} />
      <Button type="submit" variant="secondary" icon="search" className="col-span-2">
        {t('auditLog.show')}
      </Button>
    </StaffFilter>
  )
}

type Entry = ReturnType<typeof useLoaderData<typeof loader>>['entries'][number]

function Entry({ createdAt, action, actorId, actorName, subjectId, reason, position, hash }: Entry) {
  const t = useT()
  const subjectPath = auditSubjectPath(subjectId)
  return (
    <Card as="li">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="font-bold">{t(`staffLog.act_${action}`)}</p>
        <p className="text-sm text-ink-soft">
          <DateText time={createdAt} withTime />
        </p>
      </div>
      <p className="text-sm wrap-anywhere">
        {t('auditLog.actor')}:{' '}
        {actorId === null ? (
          t('auditLog.shell')
        ) : (
          <TextLink to={linkTo('/admin/users/:id', { id: actorId })}>
            {actorName || t('auditLog.gone')}
          </TextLink>
        )}
      </p>
      <p className="text-sm wrap-anywhere">
        {t('auditLog.subject')}:{' '}
        {subjectPath === null ? <code>{subjectId}</code> : <TextLink to={subjectPath}>{subjectId}</TextLink>}
      </p>
      {reason !== '' && (
        <p dir="auto" className="mt-2 border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-line">
          {reason}
        </p>
      )}
      <p className="mt-2 text-xs text-ink-soft">
        {t('auditLog.number', { number: position })} · {t('auditLog.hash')}{' '}
        <code title={hash}>{hash.slice(0, 12)}</code>
      </p>
    </Card>
  )
}

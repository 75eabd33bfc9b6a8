import { linkTo } from '@pasar/domain/access/link-to'
import {
  AUDIT_COLUMNS,
  type AuditColumn,
  auditFile,
  auditPath,
  auditSubjectPath,
} from '@pasar/domain/moderation/audit-log'
import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/forms/field'
import { Select } from '../../../ui/forms/select'
import { TextLink } from '../../../ui/text-link'
import { DateText } from '../../platform/components/date-text'
import { ColumnChoice } from '../../platform/components/lists/column-choice'
import { CsvLink } from '../../platform/components/lists/csv-link'
import { columnWords, type ListColumns, ListTable } from '../../platform/components/lists/list-table'
import { KeptSort, SortLinks } from '../../platform/components/lists/sort-links'
import { pageOf } from '../../platform/components/lists/view-bar'
import { Word } from '../../platform/components/lists/word'
import { StaffFilter, StaffList } from '../components/staff-list'
import type { loader } from '../routes/admin-audit.server'

/** What those who run the market did. */
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
      <SortLinks sort={filter.sort ?? 'usual'} to={(sort) => pageOf(saved, auditPath({ ...filter, sort }))} />
      <Entries />
      <CsvLink to={auditFile(filter)} note={t('auditLog.csvNote')} />
      <p className="mt-3 text-sm text-ink-soft">{t('auditLog.chain')}</p>
    </StaffList>
  )
}

function Filter() {
  const t = useT()
  const { filter, actions } = useLoaderData<typeof loader>()
  return (
    <StaffFilter filter={filter} className="lg:grid-cols-6">
      <KeptSort sort={filter.sort} />
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
      <ColumnChoice set={AUDIT_COLUMNS} columns={filter.columns} words={columnWords(COLUMNS)} />
    </StaffFilter>
  )
}

type Entry = ReturnType<typeof useLoaderData<typeof loader>>['entries'][number]

const COLUMNS: ListColumns<Entry, AuditColumn> = {
  time: { words: 'auditLog.csv_time', cell: ({ createdAt }) => <DateText time={createdAt} withTime /> },
  actor: { words: 'auditLog.actor', cell: (entry) => <Actor entry={entry} /> },
  subject: { words: 'auditLog.subject', cell: (entry) => <Subject entry={entry} /> },
  reason: {
    words: 'auditLog.csv_reason',
    cell: ({ reason }) =>
      reason === '' ? null : (
        <span dir="auto" className="whitespace-pre-line">
          {reason}
        </span>
      ),
  },
  number: { words: 'auditLog.csv_number', cell: ({ position }) => position, numeric: true },
  hash: {
    words: 'auditLog.hash',
    cell: ({ hash }) => <code title={hash}>{hash.slice(0, 12)}</code>,
  },
}

function Actor({ entry: { actorId, actorName } }: { entry: Entry }) {
  const t = useT()
  if (actorId === null) return t('auditLog.shell')
  return (
    <TextLink to={linkTo('/admin/users/:id', { id: actorId })}>{actorName || t('auditLog.gone')}</TextLink>
  )
}

function Subject({ entry: { subjectId } }: { entry: Entry }) {
  const path = auditSubjectPath(subjectId)
  return path === null ? <code>{subjectId}</code> : <TextLink to={path}>{subjectId}</TextLink>
}

function Entries() {
  const t = useT()
  const { entries, filter } = useLoaderData<typeof loader>()
  return (
    <ListTable
      caption={t('auditLog.title')}
      head={{
        words: 'auditLog.action',
        cell: ({ action }) => (
          <span className="font-bold">
            <Word of={`staffLog.act_${action}`} />
          </span>
        ),
      }}
      rows={entries}
      columns={COLUMNS}
      shown={filter.columns}
    />
  )
}

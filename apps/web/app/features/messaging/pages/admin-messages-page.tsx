import {
  MESSAGE_COLUMNS,
  MESSAGE_LISTS,
  messagesFile,
  messagesPath,
} from '@pasar/domain/moderation/message-queue'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { EmptyState } from '../../../ui/empty-state'
import { Pagination } from '../../../ui/pagination'
import { TabLinks } from '../../../ui/tab-links'
import { CsvLink } from '../../platform/components/lists/csv-link'
import { columnWords } from '../../platform/components/lists/list-table'
import { NoneFound } from '../../platform/components/lists/none-found'
import { QueueTools } from '../../platform/components/lists/queue-tools'
import { NEWEST_FIRST, OLDEST_FIRST } from '../../platform/components/lists/sort-words'
import { StaffBulk } from '../../platform/components/lists/staff-bulk'
import { pageOf, ViewBar } from '../../platform/components/lists/view-bar'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { MESSAGE_TABLE, MessageTable } from '../components/message-table'
import { RulesForm } from '../components/rules-form'
import type { action, loader } from '../routes/admin-messages.server'

/** What each list is called. */
const WORDS = {
  held: {
    tab: 'messageReports.held',
    title: 'messageWork.queue',
    lead: 'messageWork.lead',
    none: 'messageWork.none',
    noneText: 'messageWork.noneText',
  },
  reports: {
    tab: 'messageReports.reported',
    title: 'messageReports.reported',
    lead: 'messageReports.lead',
    none: 'messageReports.none',
    noneText: 'messageReports.noneText',
  },
  decided: {
    tab: 'messageWork.decided',
    title: 'messageWork.decidedList',
    lead: 'messageWork.decidedLead',
    none: 'listTools.nothing',
    noneText: 'listTools.nothingText',
  },
} as const

/** Messages that wait for an admin, were reported to one or decided on by one, and what is held at all. */
export function AdminMessagesPage() {
  const t = useT()
  const { saved, filter, rows, isFirst, next, rules } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { list, sort, columns } = filter
  const words = WORDS[list]
  const further = next === null ? null : messagesPath(filter, next)
  const tabs = MESSAGE_LISTS.map((known) => ({
    to: pageOf(saved, messagesPath({ list: known, sort: 'usual', words: filter.words })),
    label: t(WORDS[known].tab),
    current: known === list,
  }))
  return (
    <WorkFrame area="admin" title={t('messageWork.title')} lead={t(words.lead)}>
      <ViewBar saved={saved} all="/admin/messages" />
      <TabLinks label={t('messageReports.lists')} className="mb-4" tabs={tabs} />
      {(rows.length > 0 || filter.words !== '') && (
        <QueueTools
          {...(list !== 'held' && { state: list })}
          stateName="list"
          search={{ label: t('messageWork.search'), words: filter.words }}
          sort={sort}
          sorts={list === 'decided' ? NEWEST_FIRST : OLDEST_FIRST}
          set={MESSAGE_COLUMNS[list]}
          columns={columns}
          words={columnWords(MESSAGE_TABLE)}
        />
      )}
      {rows.length === 0 && filter.words === '' && (
        <EmptyState icon="check" title={t(words.none)}>
          {t(words.noneText)}
        </EmptyState>
      )}
      {rows.length === 0 && filter.words !== '' && (
        <NoneFound all={pageOf(saved, messagesPath({ ...filter, words: '' }))} further={further} />
      )}
      {rows.length > 0 && (
        <>
          <MessageTable caption={t(words.title)} rows={rows} shown={columns} isDecided={list === 'decided'} />
          {list === 'held' && (
            <StaffBulk list="messages" actions={['approve', 'reject']} path={messagesPath(filter)} />
          )}
          {list === 'reports' && (
            <StaffBulk list="messageReports" actions={['dismiss', 'uphold']} path={messagesPath(filter)} />
          )}
          <CsvLink to={messagesFile(filter)} />
        </>
      )}
      <Pagination
        className="mt-6"
        label={t('messageWork.pages')}
        previousTo={isFirst ? null : pageOf(saved, messagesPath(filter))}
        previousLabel={t('messageWork.first')}
        nextTo={further}
        nextLabel={t('messageWork.more')}
      />
      {rules !== null && <RulesForm rules={rules} answer={answer} />}
    </WorkFrame>
  )
}

import { linkTo } from '@pasar/domain/access/link-to'
import {
  INBOX_COLUMNS,
  INBOX_LISTS,
  INBOXES,
  type InboxColumn,
  inboxFile,
  inboxPath,
} from '@pasar/domain/moderation/inboxes'
import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../../i18n/provider'
import { useRoot } from '../../../../lib/use-root'
import { Badge, shortenCount } from '../../../../ui/badge'
import { Button } from '../../../../ui/button'
import { TextField } from '../../../../ui/forms/field'
import { Select } from '../../../../ui/forms/select'
import { TabLinks } from '../../../../ui/tab-links'
import { DateText } from '../../../platform/components/date-text'
import { ColumnChoice } from '../../../platform/components/lists/column-choice'
import { CsvLink } from '../../../platform/components/lists/csv-link'
import {
  columnWords,
  type ListColumns,
  ListTable,
  RowLink,
} from '../../../platform/components/lists/list-table'
import { chooseFor, StaffBulk } from '../../../platform/components/lists/staff-bulk'
import { Word } from '../../../platform/components/lists/word'
import { INBOX_TONES, sayAbout } from '../../client/inbox-tones'
import { StaffFilter, StaffList } from '../../components/staff-list'
import type { loader } from '../../routes/inboxes/admin-inboxes.server'

/** What people wrote to the market, and how much of it waits. */
export function AdminInboxesPage() {
  const { saved, filter, entries, next, isFirst } = useLoaderData<typeof loader>()
  return (
    <StaffList
      words="inboxWork"
      all="/admin/inboxes"
      saved={saved}
      filter={
        <>
          <InboxTabs />
          <Filter />
        </>
      }
      isEmpty={entries.length === 0}
      previousTo={isFirst ? null : inboxPath(filter)}
      nextTo={next === null ? null : inboxPath(filter, next)}
    >
      <Entries />
      <StaffBulk list="inboxes" actions={['take', 'release', 'close', 'reopen']} path={inboxPath(filter)} />
      <CsvLink to={inboxFile(filter)} />
    </StaffList>
  )
}

/** The inboxes with how many in each are open; the other filters stay. Affiliates have a page of their own. */
function InboxTabs() {
  const t = useT()
  const { filter, open } = useLoaderData<typeof loader>()
  const affiliates = useRoot()?.work?.affiliates ?? 0
  const tabs = [null, ...INBOXES].map((inbox) => ({
    to: inboxPath({ ...filter, inbox }),
    current: filter.inbox === inbox,
    label: (
      <>
        {t(`inboxWork.inbox_${inbox ?? 'all'}`)}
        {inbox !== null && <OpenCount count={open[inbox]} />}
      </>
    ),
  }))
  const elsewhere = {
    to: linkTo('/admin/affiliates'),
    label: (
      <>
        {t('inboxWork.affiliates')}
        <OpenCount count={affiliates} />
      </>
    ),
  }
  return <TabLinks label={t('inboxWork.inbox')} tabs={[...tabs, elsewhere]} className="mb-4" />
}

function OpenCount({ count }: { count: number }) {
  const t = useT()
  if (count === 0) return null
  const shown = shortenCount(count)
  return (
    // `relative` keeps what is for screen readers within the tabs, which scroll.
    <span className="relative ml-2 text-sm text-ink-soft tabular-nums">
      <span aria-hidden="true">{shown}</span>
      <span className="sr-only">{t('inboxWork.openCount', { count: shown })}</span>
    </span>
  )
}

function Filter() {
  const t = useT()
  const { filter } = useLoaderData<typeof loader>()
  return (
    <StaffFilter filter={filter} className="lg:grid-cols-[repeat(3,minmax(0,1fr))_auto]">
      {filter.inbox !== null && <input type="hidden" name="inbox" value={filter.inbox} />}
      <TextField
        label={t('inboxWork.search')}
        type="search"
        name="q"
        maxLength={200}
        defaultValue={filter.words}
        className="col-span-2 lg:col-span-4"
      />
      <Select
        label={t('inboxWork.state')}
        name="state"
        defaultValue={filter.state}
        options={INBOX_LISTS.map((value) => ({ value, label: t(`inboxWork.state_${value}`) }))}
      />
      <Select
        label={t('inboxWork.who')}
        name="mine"
        defaultValue={filter.isMine ? '1' : ''}
        placeholder={t('inboxWork.anyone')}
        options={[{ value: '1', label: t('inboxWork.mine') }]}
      />
      <Select
        label={t('inboxWork.sort')}
        name="sort"
        defaultValue={filter.isOldestFirst ? 'oldest' : 'newest'}
        options={(['oldest', 'newest'] as const).map((value) => ({ value, label: t(`inboxWork.${value}`) }))}
      />
      <Button type="submit" variant="secondary" icon="search">
        {t('inboxWork.show')}
      </Button>
      <ColumnChoice set={INBOX_COLUMNS} columns={filter.columns} words={columnWords(COLUMNS)} />
    </StaffFilter>
  )
}

type Entry = ReturnType<typeof useLoaderData<typeof loader>>['entries'][number]

const COLUMNS: ListColumns<Entry, InboxColumn> = {
  inbox: {
    words: 'inboxWork.kind',
    cell: ({ inbox }) => (
      <Badge>
        <Word of={`inboxWork.inbox_${inbox}`} />
      </Badge>
    ),
  },
  about: { words: 'inboxWork.about', wordy: true, cell: (entry) => <About entry={entry} /> },
  message: {
    words: 'inboxWork.message',
    cell: ({ excerpt }) => (
      <span dir="auto" className="line-clamp-3 wrap-anywhere text-ink-soft xl:min-w-48">
        {excerpt}
      </span>
    ),
  },
  email: { words: 'inboxWork.email', cell: ({ email }) => email },
  received: { words: 'inboxWork.received', cell: ({ createdAt }) => <DateText time={createdAt} withTime /> },
  state: {
    words: 'inboxWork.state',
    cell: ({ state }) => (
      <Badge tone={INBOX_TONES[state]}>
        <Word of={`inboxWork.state_${state}`} />
      </Badge>
    ),
  },
  taken: {
    words: 'inboxWork.who',
    cell: ({ assigneeId, assigneeName }) =>
      assigneeId === null ? null : assigneeName || <Word of="inboxWork.gone" />,
  },
}

const About = ({ entry }: { entry: Entry }) => sayAbout(useT(), entry)

function Entries() {
  const t = useT()
  const { entries, filter } = useLoaderData<typeof loader>()
  return (
    <ListTable<Entry, InboxColumn>
      caption={t('inboxWork.title')}
      head={{
        words: 'inboxWork.name',
        cell: ({ id, name }) => (
          <RowLink to={linkTo('/admin/inboxes/:id', { id })}>
            <span dir="auto">{name}</span>
          </RowLink>
        ),
      }}
      rows={entries}
      columns={COLUMNS}
      shown={filter.columns}
      select={chooseFor<Entry>(({ name }) => t('staffChanges.choose', { title: name }))}
    />
  )
}

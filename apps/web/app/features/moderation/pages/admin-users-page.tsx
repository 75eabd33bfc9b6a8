import { linkTo } from '@pasar/domain/access/link-to'
import { ROLE } from '@pasar/domain/access/roles'
import {
  MEMBER_COLUMNS,
  MEMBER_SORTS,
  MEMBER_STATES,
  type MemberColumn,
  membersFile,
  membersPath,
} from '@pasar/domain/moderation/members'
import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/forms/field'
import { Select } from '../../../ui/forms/select'
import { DateText } from '../../platform/components/date-text'
import { ColumnChoice } from '../../platform/components/lists/column-choice'
import { CsvLink } from '../../platform/components/lists/csv-link'
import { columnWords, type ListColumns, ListTable, RowLink } from '../../platform/components/lists/list-table'
import { chooseFor, StaffBulk } from '../../platform/components/lists/staff-bulk'
import { Word } from '../../platform/components/lists/word'
import { MEMBER_TONES } from '../client/member-tones'
import { StaffFilter, StaffList } from '../components/staff-list'
import type { loader } from '../routes/admin-users.server'

/** All members of the market. */
export function AdminUsersPage() {
  const t = useT()
  const { saved, filter, members, next, isFirst } = useLoaderData<typeof loader>()
  return (
    <StaffList
      words="memberWork"
      all="/admin/users"
      saved={saved}
      filter={<Filter />}
      isEmpty={members.length === 0}
      previousTo={isFirst ? null : membersPath(filter)}
      nextTo={next === null ? null : membersPath(filter, next)}
    >
      <Members />
      <StaffBulk list="members" actions={['suspend', 'lift']} path={membersPath(filter)} />
      <CsvLink to={membersFile(filter)} note={t('memberWork.csvNote')} />
    </StaffList>
  )
}

function Filter() {
  const t = useT()
  const { filter } = useLoaderData<typeof loader>()
  return (
    <StaffFilter filter={filter} className="lg:grid-cols-5">
      <TextField
        label={t('memberWork.search')}
        hint={t('memberWork.searchHint')}
        type="search"
        name="q"
        maxLength={200}
        defaultValue={filter.words}
        className="col-span-2 lg:col-span-5"
      />
      <Select
        label={t('memberWork.role')}
        name="role"
        defaultValue={filter.role === null ? '' : String(filter.role)}
        placeholder={t('memberWork.anyRole')}
        options={Object.values(ROLE).map((role) => ({
          value: String(role),
          label: t(`memberWork.role_${role}`),
        }))}
      />
      <Select
        label={t('memberWork.state')}
        name="state"
        defaultValue={filter.state ?? ''}
        placeholder={t('memberWork.anyState')}
        options={MEMBER_STATES.map((value) => ({ value, label: t(`memberWork.state_${value}`) }))}
      />
      <TextField label={t('memberWork.from')} type="date" name="from" defaultValue={filter.from ?? ''} />
      <TextField label={t('memberWork.to')} type="date" name="to" defaultValue={filter.to ?? ''} />
      <Select
        label={t('memberWork.sort')}
        name="sort"
        defaultValue={filter.sort}
        options={MEMBER_SORTS.map((value) => ({ value, label: t(`memberWork.${value}`) }))}
      />
      <Button
        type="submit"
        variant="secondary"
        icon="search"
        className="max-lg:self-end lg:col-span-5 lg:justify-self-start"
      >
        {t('memberWork.show')}
      </Button>
      <ColumnChoice set={MEMBER_COLUMNS} columns={filter.columns} words={columnWords(COLUMNS)} />
    </StaffFilter>
  )
}

type Member = ReturnType<typeof useLoaderData<typeof loader>>['members'][number]

/** What is left of those who have left is empty. */
const COLUMNS: ListColumns<Member, MemberColumn> = {
  email: { words: 'memberWork.email', cell: ({ state, email }) => (state === 'deleted' ? null : email) },
  phone: { words: 'memberWork.phone', cell: ({ state, phone }) => (state === 'deleted' ? null : phone) },
  joined: { words: 'memberWork.joined', cell: ({ createdAt }) => <DateText time={createdAt} /> },
  role: { words: 'memberWork.role', cell: ({ role }) => <Word of={`memberWork.role_${role}`} /> },
  seller: {
    words: 'memberWork.seller',
    cell: ({ sellerStatus }) =>
      sellerStatus === null ? null : <Word of={`memberWork.seller_${sellerStatus}`} />,
  },
  state: {
    words: 'memberWork.state',
    cell: ({ state }) => (
      <Badge tone={MEMBER_TONES[state]}>
        <Word of={`memberWork.state_${state}`} />
      </Badge>
    ),
  },
}

function Members() {
  const t = useT()
  const { members, filter } = useLoaderData<typeof loader>()
  return (
    <ListTable
      caption={t('memberWork.title')}
      head={{
        words: 'memberWork.name',
        cell: ({ id, name }) => (
          <RowLink to={linkTo('/admin/users/:id', { id })}>{name || t('memberWork.nobody')}</RowLink>
        ),
      }}
      rows={members}
      columns={COLUMNS}
      shown={filter.columns}
      select={chooseFor<Member>(({ id, name }) => t('staffChanges.choose', { title: name || id }))}
    />
  )
}

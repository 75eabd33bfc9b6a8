import { linkTo } from '@pasar/domain/access/link-to'
import { ROLE } from '@pasar/domain/access/roles'
import { MEMBER_SORTS, MEMBER_STATES, membersFile, membersPath } from '@pasar/domain/moderation/members'
import { Link, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { buttonClass } from '../../../ui/button-class'
import { Card } from '../../../ui/card'
import { TextField } from '../../../ui/forms/field'
import { Select } from '../../../ui/forms/select'
import { DateText } from '../../platform/components/date-text'
import { MEMBER_TONES } from '../client/member-looks'
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
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <a
          href={membersFile(filter)}
          download
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          {t('memberWork.csv')}
        </a>
        <p className="text-sm text-ink-soft">{t('memberWork.csvNote')}</p>
      </div>
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
    </StaffFilter>
  )
}

function Members() {
  const t = useT()
  const { members } = useLoaderData<typeof loader>()
  return (
    <ul className="space-y-3" aria-label={t('memberWork.title')} data-rows>
      {members.map(({ id, name, email, phone, role, state, createdAt }) => (
        <Card as="li" key={id} className="hover:border-jade">
          <div className="grid gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,3fr)_minmax(0,1fr)_auto] sm:items-center">
            <div className="min-w-0">
              <Link
                to={linkTo('/admin/users/:id', { id })}
                className="block font-bold wrap-anywhere after:absolute after:inset-0 hover:underline"
              >
                {name || t('memberWork.nobody')}
              </Link>
              {state !== 'deleted' && (
                <p className="text-sm wrap-anywhere text-ink-soft">
                  {email}
                  {phone !== null && ` · ${phone}`}
                </p>
              )}
            </div>
            <p className="text-sm text-ink-soft">
              {t('memberWork.joined')} <DateText time={createdAt} />
            </p>
            <p className="flex flex-wrap gap-2 sm:justify-end">
              <Badge>{t(`memberWork.role_${role}`)}</Badge>
              <Badge tone={MEMBER_TONES[state]}>{t(`memberWork.state_${state}`)}</Badge>
            </p>
          </div>
        </Card>
      ))}
    </ul>
  )
}

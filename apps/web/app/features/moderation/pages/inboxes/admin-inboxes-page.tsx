import { linkTo } from '@pasar/domain/access/link-to'
import { INBOX_LISTS, INBOXES, inboxFile, inboxPath } from '@pasar/domain/moderation/inboxes'
import { Link, useLoaderData } from '@remix-run/react'
import { useT } from '../../../../i18n/provider'
import { useRoot } from '../../../../lib/use-root'
import { Badge, shortenCount } from '../../../../ui/badge'
import { Button } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { TextField } from '../../../../ui/forms/field'
import { Select } from '../../../../ui/forms/select'
import { TabLinks } from '../../../../ui/tab-links'
import { DateText } from '../../../platform/components/date-text'
import { CsvLink } from '../../../platform/components/lists/csv-link'
import { INBOX_TONES, sayAbout } from '../../client/inbox-looks'
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
    </StaffFilter>
  )
}

function Entries() {
  const t = useT()
  const { entries } = useLoaderData<typeof loader>()
  return (
    <ul className="space-y-3" aria-label={t('inboxWork.title')} data-rows>
      {entries.map(
        ({ id, inbox, state, name, email, excerpt, createdAt, assigneeId, assigneeName, ...row }) => (
          <Card as="li" key={id} className="hover:border-jade">
            <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
              <div className="min-w-0">
                <Link
                  to={linkTo('/admin/inboxes/:id', { id })}
                  className="block font-bold wrap-anywhere after:absolute after:inset-0 hover:underline"
                >
                  <span dir="auto">{name}</span>
                </Link>
                <p className="text-sm wrap-anywhere text-ink-soft">{email}</p>
              </div>
              <p className="flex flex-wrap items-center gap-2">
                <Badge>{t(`inboxWork.inbox_${inbox}`)}</Badge>
                <Badge tone={INBOX_TONES[state]}>{t(`inboxWork.state_${state}`)}</Badge>
              </p>
            </div>
            <p className="mt-2 font-semibold wrap-anywhere">{sayAbout(t, { inbox, ...row })}</p>
            <p dir="auto" className="wrap-anywhere text-ink-soft">
              {excerpt}
            </p>
            <p className="mt-2 flex flex-wrap gap-x-4 text-sm text-ink-soft">
              <DateText time={createdAt} withTime />
              {assigneeId !== null && (
                <span className="wrap-anywhere">
                  {t('inboxWork.takenBy', { name: assigneeName || t('inboxWork.gone') })}
                </span>
              )}
            </p>
          </Card>
        ),
      )}
    </ul>
  )
}

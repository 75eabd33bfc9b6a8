import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import { MIN_USUAL_ITEMS } from '@pasar/domain/moderation/price-fences'
import {
  isSearchedList,
  isTimedList,
  otherItemsList,
  STAFF_ITEM_COLUMNS,
  STAFF_ITEM_LISTS,
  STAFF_ITEM_STATUSES,
  type StaffItemColumn,
  staffItemsFile,
  staffItemsPath,
} from '@pasar/domain/moderation/removals'
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { EmptyState } from '../../../ui/empty-state'
import { TextField } from '../../../ui/forms/field'
import { Select } from '../../../ui/forms/select'
import { Pagination } from '../../../ui/pagination'
import { TabLinks } from '../../../ui/tab-links'
import { DateText } from '../../platform/components/date-text'
import { FormProblem } from '../../platform/components/form-problem'
import { ItemPicture } from '../../platform/components/items/item-picture'
import { ColumnChoice } from '../../platform/components/lists/column-choice'
import { CsvLink } from '../../platform/components/lists/csv-link'
import { columnWords, type ListColumns, ListTable, RowLink } from '../../platform/components/lists/list-table'
import { NoneFound } from '../../platform/components/lists/none-found'
import { KeptSort, SortLinks } from '../../platform/components/lists/sort-links'
import { chooseFor, StaffBulk } from '../../platform/components/lists/staff-bulk'
import { pageOf, ViewBar } from '../../platform/components/lists/view-bar'
import { Word } from '../../platform/components/lists/word'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { STATUS_TONES, STATUS_WORDS, wordOfStatus } from '../../selling/client/item-status'
import { ItemDuplicates } from '../components/item-duplicates'
import type { action, loader } from '../routes/admin-items.server'

/** All items of the market, those that are removed or featured, the appeals of sellers, and pictures that two sellers have. */
export function AdminItemsPage() {
  const t = useT()
  const { saved, filter, items, appeals, duplicates, next, isFirst } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const { list } = filter
  const count = items.length + appeals.length + duplicates.length
  const isSearched = isSearchedList(list)
  const isNarrowed = isSearched && (filter.words !== '' || (filter.status ?? null) !== null)
  const tabs = STAFF_ITEM_LISTS.map((known) => ({
    to: pageOf(saved, otherItemsList(filter, known)),
    label: t(`itemWork.list_${known}`),
    current: known === list,
  }))
  return (
    <WorkFrame area="admin" title={t('itemWork.title')} lead={t('itemWork.lead')}>
      <ViewBar saved={saved} all="/admin/items" />
      <TabLinks label={t('itemWork.lists')} tabs={tabs} className="mb-4" />
      {failure?.values.newerId === undefined && <FormProblem failure={failure} className="mb-4" />}
      {list === 'prices' && (
        <p className="mb-4 max-w-text text-sm text-ink-soft">
          {t('itemWork.pricesText', { count: MIN_USUAL_ITEMS })}
        </p>
      )}
      {list === 'doubles' && (
        <p className="mb-4 max-w-text text-sm text-ink-soft">{t('itemWork.doublesText')}</p>
      )}
      {isSearched && <Search />}
      {isTimedList(list) && items.length > 0 && (
        <SortLinks
          sort={filter.sort ?? 'usual'}
          to={(sort) => pageOf(saved, staffItemsPath({ ...filter, sort }))}
        />
      )}
      {items.length > 0 && (
        <>
          <Items />
          <StaffBulk
            list="items"
            actions={['remove', 'restore', 'feature', 'unfeature']}
            path={staffItemsPath(filter)}
          />
        </>
      )}
      {appeals.length > 0 && <Appeals />}
      {duplicates.length > 0 && <ItemDuplicates />}
      {count > 0 && <CsvLink to={staffItemsFile(filter)} />}
      {count === 0 && isNarrowed && (
        <NoneFound
          all={pageOf(saved, staffItemsPath({ ...filter, words: '', status: null }))}
          {...(list === 'all' && { text: t('itemWork.noneText_all') })}
        />
      )}
      {count === 0 && !isNarrowed && (
        <EmptyState icon={isSearched ? 'search' : 'check'} title={t(`itemWork.none_${list}`)}>
          {t(`itemWork.noneText_${list}`)}
        </EmptyState>
      )}
      <Pagination
        className="mt-6"
        label={t('itemWork.pages')}
        previousTo={isFirst ? null : pageOf(saved, staffItemsPath(filter))}
        previousLabel={t('fulfilment.first')}
        nextTo={next === null ? null : staffItemsPath(filter, next)}
        nextLabel={t('itemWork.more')}
      />
    </WorkFrame>
  )
}

function Search() {
  const t = useT()
  const { filter } = useLoaderData<typeof loader>()
  const { list, words } = filter
  return (
    <Form
      method="get"
      role="search"
      aria-label={t('browse.filters')}
      className="mb-4 flex flex-wrap items-end gap-3"
      key={JSON.stringify(filter)}
    >
      {list !== 'all' && <input type="hidden" name="list" value={list} />}
      <TextField
        label={t('itemWork.search')}
        type="search"
        name="q"
        defaultValue={words}
        className="min-w-0 grow sm:max-w-96"
      />
      <KeptSort sort={filter.sort} />
      {list === 'all' && (
        <Select
          label={t('itemWork.csv_state')}
          name="status"
          defaultValue={filter.status ?? ''}
          placeholder={t('itemWork.anyState')}
          options={STAFF_ITEM_STATUSES.map((value) => ({ value, label: t(STATUS_WORDS[value]) }))}
        />
      )}
      <Button type="submit" variant="secondary" icon="search">
        {t('itemWork.find')}
      </Button>
      <div className="w-full">
        <ColumnChoice set={STAFF_ITEM_COLUMNS} columns={filter.columns} words={columnWords(COLUMNS)} />
      </div>
    </Form>
  )
}

type Item = ReturnType<typeof useLoaderData<typeof loader>>['items'][number]

const COLUMNS: ListColumns<Item, StaffItemColumn> = {
  store: { words: 'itemWork.store', cell: ({ storeName }) => storeName },
  category: { words: 'itemWork.category', cell: ({ category }) => <Word of={`categories.${category}`} /> },
  price: { words: 'itemWork.price', cell: (item) => <Price item={item} /> },
  state: {
    words: 'itemWork.csv_state',
    cell: ({ status, listingType, featuredAt }) => (
      <span className="flex flex-wrap gap-2">
        <Badge tone={STATUS_TONES[status]}>
          <Word of={wordOfStatus({ status, listingType })} />
        </Badge>
        {featuredAt !== null && (
          <Badge tone="kunyit">
            <Word of="itemWork.featured" />
          </Badge>
        )}
      </span>
    ),
  },
}

function Price({ item: { price, category, medianPrice } }: { item: Item }) {
  const t = useT()
  return (
    <span className="tabular-nums">
      {formatRm(price)}
      {medianPrice !== null && (
        <span className="block text-ink-soft">
          {t('itemWork.median', { category: t(`categories.${category}`), amount: formatRm(medianPrice) })}
        </span>
      )}
    </span>
  )
}

function Items() {
  const t = useT()
  const { items, filter } = useLoaderData<typeof loader>()
  return (
    <ListTable<Item, StaffItemColumn>
      caption={t('itemWork.title')}
      head={{
        words: 'itemWork.csv_title',
        cell: ({ id, title, imageKey }) => (
          <span className="flex min-w-0 items-center gap-3 xl:min-w-48">
            <ItemPicture
              pictureKey={imageKey ?? undefined}
              alt=""
              sizes="48px"
              className="size-12 shrink-0 rounded-control bg-sunken object-cover"
            />
            <span className="min-w-0">
              <RowLink to={linkTo('/admin/items/:id', { id })}>{title}</RowLink>
            </span>
          </span>
        ),
      }}
      rows={items}
      columns={COLUMNS}
      shown={filter.columns}
      select={chooseFor<Item>(({ title }) => t('staffChanges.choose', { title }))}
      {...(filter.list === 'featured' && {
        actions: {
          words: 'itemWork.place',
          cell: ({ id, title, featuredAt }) => <Order id={id} title={title} place={featuredAt} />,
        },
      })}
    />
  )
}

function Order({ id, title, place }: { id: string; title: string; place: number | null }) {
  const t = useT()
  return (
    <Form method="post" className="relative flex gap-2" preventScrollReset>
      <input type="hidden" name="itemId" value={id} />
      <input type="hidden" name="place" value={place ?? 0} />
      {(['up', 'down'] as const).map((direction) => (
        <Button
          key={direction}
          type="submit"
          name="intent"
          value={direction}
          variant="secondary"
          size="small"
          aria-label={t(`itemWork.${direction}Of`, { title })}
        >
          {t(`itemWork.${direction}`)}
        </Button>
      ))}
    </Form>
  )
}

function Appeals() {
  const t = useT()
  const { appeals } = useLoaderData<typeof loader>()
  return (
    <ul className="space-y-3" aria-label={t('itemWork.list_appeals')} data-rows>
      {appeals.map(({ itemId, title, storeName, reason, appealedAt }) => (
        <Card as="li" key={itemId} className="hover:border-jade">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
            <div className="min-w-0">
              <Link
                to={linkTo('/admin/items/:id', { id: itemId })}
                className="block font-bold wrap-anywhere after:absolute after:inset-0 hover:underline"
              >
                {title}
              </Link>
              <p className="text-sm break-words text-ink-soft">
                {storeName} · {t(`reports.${reason}`)}
              </p>
            </div>
            <p className="text-sm text-ink-soft">
              {t('itemWork.appealed')} <DateText time={appealedAt} withTime />
            </p>
          </div>
        </Card>
      ))}
    </ul>
  )
}

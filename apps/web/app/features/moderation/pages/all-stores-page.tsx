import { linkTo } from '@pasar/domain/access/link-to'
import {
  STAFF_STORE_COLUMNS,
  STORE_SORTS,
  type StaffStoreColumn,
  staffStoresFile,
  staffStoresPath,
} from '@pasar/domain/moderation/stores'
import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Select } from '../../../ui/forms/select'
import { DateText } from '../../platform/components/date-text'
import { AverageRating } from '../../platform/components/items/average-rating'
import { ColumnChoice } from '../../platform/components/lists/column-choice'
import { CsvLink } from '../../platform/components/lists/csv-link'
import { columnWords, type ListColumns, ListTable, RowLink } from '../../platform/components/lists/list-table'
import { chooseFor, StaffBulk } from '../../platform/components/lists/staff-bulk'
import { Count } from '../../platform/components/lists/word'
import { StaffList, StaffSearch } from '../components/staff-list'
import { StoreBadges } from '../components/store-badges'
import type { loader } from '../routes/all-stores.server'

/** All stores of the market. */
export function AllStoresPage() {
  const { saved, filter, stores, next, isFirst } = useLoaderData<typeof loader>()
  return (
    <StaffList
      words="storeWork"
      all="/all-stores"
      saved={saved}
      filter={<Filter />}
      isEmpty={stores.length === 0}
      previousTo={isFirst ? null : staffStoresPath(filter)}
      nextTo={next === null ? null : staffStoresPath(filter, next)}
    >
      <Stores />
      <StaffBulk list="stores" actions={['hide', 'show']} path={staffStoresPath(filter)} />
      <CsvLink to={staffStoresFile(filter)} />
    </StaffList>
  )
}

function Filter() {
  const t = useT()
  const { filter } = useLoaderData<typeof loader>()
  return (
    <StaffSearch
      filter={filter}
      label={t('storeWork.search')}
      show={t('storeWork.show')}
      columns={
        <ColumnChoice set={STAFF_STORE_COLUMNS} columns={filter.columns} words={columnWords(COLUMNS)} />
      }
    >
      <Select
        label={t('storeWork.state')}
        name="state"
        defaultValue={filter.state ?? ''}
        placeholder={t('storeWork.anyState')}
        options={(['holiday', 'hidden'] as const).map((value) => ({
          value,
          label: t(`storeWork.state_${value}`),
        }))}
      />
      <Select
        label={t('storeWork.sort')}
        name="sort"
        defaultValue={filter.sort}
        options={STORE_SORTS.map((value) => ({ value, label: t(`storeWork.${value}`) }))}
      />
    </StaffSearch>
  )
}

type Store = ReturnType<typeof useLoaderData<typeof loader>>['stores'][number]

const COLUMNS: ListColumns<Store, StaffStoreColumn> = {
  seller: { words: 'storeWork.seller', cell: ({ sellerName }) => sellerName },
  since: { words: 'storeWork.since', cell: ({ createdAt }) => <DateText time={createdAt} /> },
  items: { words: 'storeWork.items', cell: ({ items }) => <Count of={items} />, numeric: true },
  parcels: { words: 'storeWork.parcels', cell: ({ parcels }) => <Count of={parcels} />, numeric: true },
  rating: {
    words: 'storeWork.rating',
    cell: ({ rating, reviews }) =>
      reviews === 0 ? null : <AverageRating rating={rating} count={reviews} size={16} />,
  },
  state: { words: 'storeWork.state', cell: (store) => <State store={store} /> },
}

function State({ store }: { store: Store }) {
  const { today } = useLoaderData<typeof loader>()
  return <StoreBadges store={store} today={today} />
}

function Stores() {
  const t = useT()
  const { stores, filter } = useLoaderData<typeof loader>()
  return (
    <ListTable
      caption={t('storeWork.title')}
      head={{
        words: 'storeWork.csv_name',
        cell: ({ id, name }) => <RowLink to={linkTo('/all-stores/:id', { id })}>{name}</RowLink>,
      }}
      rows={stores}
      columns={COLUMNS}
      shown={filter.columns}
      select={chooseFor<Store>(({ name }) => t('staffChanges.choose', { title: name }))}
    />
  )
}

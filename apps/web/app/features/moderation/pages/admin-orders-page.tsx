import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import {
  STAFF_ORDER_COLUMNS,
  STAFF_ORDER_LISTS,
  type StaffOrderColumn,
  type StaffOrderList,
  staffOrdersFile,
  staffOrdersPath,
} from '@pasar/domain/moderation/orders'
import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import type { Translate } from '../../../i18n/translate'
import { Badge } from '../../../ui/badge'
import { Select } from '../../../ui/forms/select'
import { ORDER_LOOKS, StateBadge } from '../../orders/components/states'
import { DateText } from '../../platform/components/date-text'
import { ColumnChoice } from '../../platform/components/lists/column-choice'
import { CsvLink } from '../../platform/components/lists/csv-link'
import { columnWords, type ListColumns, ListTable, RowLink } from '../../platform/components/lists/list-table'
import { chooseFor, StaffBulk } from '../../platform/components/lists/staff-bulk'
import { Count, Word } from '../../platform/components/lists/word'
import { StaffList, StaffSearch } from '../components/staff-list'
import type { loader } from '../routes/admin-orders.server'

const nameList = (t: Translate, list: StaffOrderList): string =>
  list === 'held' || list === 'refundFailed' ? t(`orderWork.${list}`) : t(ORDER_LOOKS[list].text)

/** All orders of the market. */
export function AdminOrdersPage() {
  const { saved, filter, orders, next, isFirst } = useLoaderData<typeof loader>()
  return (
    <StaffList
      words="orderWork"
      all="/admin-orders"
      saved={saved}
      filter={<Filter />}
      isEmpty={orders.length === 0}
      previousTo={isFirst ? null : staffOrdersPath(filter)}
      nextTo={next === null ? null : staffOrdersPath(filter, next)}
    >
      <Orders />
      <StaffBulk list="orders" actions={['resend', 'writeNote']} path={staffOrdersPath(filter)} />
      <CsvLink to={staffOrdersFile(filter)} />
    </StaffList>
  )
}

function Filter() {
  const t = useT()
  const { filter } = useLoaderData<typeof loader>()
  return (
    <StaffSearch
      filter={filter}
      label={t('orderWork.search')}
      show={t('orderWork.show')}
      columns={
        <ColumnChoice set={STAFF_ORDER_COLUMNS} columns={filter.columns} words={columnWords(COLUMNS)} />
      }
    >
      <Select
        label={t('orderWork.state')}
        name="list"
        defaultValue={filter.list ?? ''}
        placeholder={t('orderWork.anyState')}
        options={STAFF_ORDER_LISTS.map((value) => ({ value, label: nameList(t, value) }))}
      />
      <Select
        label={t('orderWork.sort')}
        name="sort"
        defaultValue={filter.isOldestFirst ? 'oldest' : 'newest'}
        options={(['newest', 'oldest'] as const).map((value) => ({ value, label: t(`orderWork.${value}`) }))}
      />
    </StaffSearch>
  )
}

type Order = ReturnType<typeof useLoaderData<typeof loader>>['orders'][number]

const COLUMNS: ListColumns<Order, StaffOrderColumn> = {
  buyer: {
    words: 'orderWork.buyer',
    cell: ({ buyerName }) => buyerName || <Word of="orderWork.nobody" />,
  },
  stores: {
    words: 'orderWork.stores',
    cell: ({ parcels }) => [...new Set(parcels.map(({ store }) => store))].join(', '),
  },
  parcels: {
    words: 'orderWork.csv_parcels',
    cell: ({ parcels }) => <Count of={parcels.length} />,
    numeric: true,
  },
  placed: { words: 'orderWork.placed', cell: ({ placedAt }) => <DateText time={placedAt} withTime /> },
  total: { words: 'orderWork.total', cell: ({ total }) => formatRm(total), numeric: true },
  state: {
    words: 'orderWork.stateName',
    cell: ({ state, isHeld }) => (
      <span className="flex flex-wrap gap-2">
        <StateBadge look={ORDER_LOOKS[state]} />
        {isHeld && (
          <Badge tone="bunga">
            <Word of="orderWork.held" />
          </Badge>
        )}
      </span>
    ),
  },
}

function Orders() {
  const t = useT()
  const { orders, filter } = useLoaderData<typeof loader>()
  return (
    <ListTable
      caption={t('orderWork.title')}
      head={{
        words: 'orderWork.csv_number',
        cell: ({ id, number }) => (
          <RowLink to={linkTo('/admin-orders/:id', { id })}>
            <span className="whitespace-nowrap">{number}</span>
          </RowLink>
        ),
      }}
      rows={orders}
      columns={COLUMNS}
      shown={filter.columns}
      select={chooseFor<Order>(({ number }) => t('staffChanges.choose', { title: number }))}
    />
  )
}

import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import {
  STAFF_ORDER_LISTS,
  type StaffOrderList,
  staffOrdersFile,
  staffOrdersPath,
} from '@pasar/domain/moderation/orders'
import { Link, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import type { Translate } from '../../../i18n/translate'
import { Badge } from '../../../ui/badge'
import { Card } from '../../../ui/card'
import { Select } from '../../../ui/forms/select'
import { ORDER_LOOKS, StateBadge } from '../../orders/components/states'
import { DateText } from '../../platform/components/date-text'
import { CsvLink, StaffList, StaffSearch } from '../components/staff-list'
import type { loader } from '../routes/admin-orders.server'

const nameList = (t: Translate, list: StaffOrderList): string =>
  list === 'held' ? t('orderWork.held') : t(ORDER_LOOKS[list].text)

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
      <CsvLink to={staffOrdersFile(filter)} />
    </StaffList>
  )
}

function Filter() {
  const t = useT()
  const { filter } = useLoaderData<typeof loader>()
  return (
    <StaffSearch filter={filter} label={t('orderWork.search')} show={t('orderWork.show')}>
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

function Orders() {
  const t = useT()
  const { orders } = useLoaderData<typeof loader>()
  return (
    <ul className="space-y-3" aria-label={t('orderWork.title')} data-rows>
      {orders.map(({ id, number, state, total, placedAt, buyerName, parcels, isHeld }) => (
        <Card as="li" key={id} className="hover:border-jade">
          <div className="grid gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_auto] sm:items-center">
            <div className="min-w-0">
              <Link
                to={linkTo('/admin-orders/:id', { id })}
                className="block font-bold wrap-anywhere after:absolute after:inset-0 hover:underline"
              >
                {number}
              </Link>
              <p className="text-sm wrap-anywhere text-ink-soft">{buyerName || t('orderWork.nobody')}</p>
            </div>
            <div className="min-w-0 text-sm text-ink-soft">
              <p className="wrap-anywhere">{parcels.map(({ store }) => store).join(', ')}</p>
              <DateText time={placedAt} withTime />
            </div>
            <p className="flex flex-wrap items-center gap-2 sm:justify-end">
              <span className="font-semibold tabular-nums">{formatRm(total)}</span>
              <StateBadge look={ORDER_LOOKS[state]} />
              {isHeld && <Badge tone="bunga">{t('orderWork.held')}</Badge>}
            </p>
          </div>
        </Card>
      ))}
    </ul>
  )
}

import { linkTo } from '@pasar/domain/access/link-to'
import { STORE_SORTS, staffStoresFile, staffStoresPath } from '@pasar/domain/moderation/stores'
import { Link, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Card } from '../../../ui/card'
import { Select } from '../../../ui/forms/select'
import { AverageRating } from '../../platform/components/items/average-rating'
import { CsvLink, StaffList, StaffSearch } from '../components/staff-list'
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
      <CsvLink to={staffStoresFile(filter)} />
    </StaffList>
  )
}

function Filter() {
  const t = useT()
  const { filter } = useLoaderData<typeof loader>()
  return (
    <StaffSearch filter={filter} label={t('storeWork.search')} show={t('storeWork.show')}>
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

function Stores() {
  const t = useT()
  const { stores, today } = useLoaderData<typeof loader>()
  return (
    <ul className="space-y-3" aria-label={t('storeWork.title')} data-rows>
      {stores.map((store) => (
        <Card as="li" key={store.id} className="hover:border-jade">
          <div className="grid gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_auto] sm:items-center">
            <div className="min-w-0">
              <Link
                to={linkTo('/all-stores/:id', { id: store.id })}
                className="block font-bold wrap-anywhere after:absolute after:inset-0 hover:underline"
              >
                {store.name}
              </Link>
              <p className="text-sm wrap-anywhere text-ink-soft">{store.sellerName}</p>
            </div>
            <div className="text-sm text-ink-soft">
              <p>
                {t('storeWork.itemCount', { count: store.items })} ·{' '}
                {t('storeWork.parcelCount', { count: store.parcels })}
              </p>
              {store.reviews > 0 && <AverageRating rating={store.rating} count={store.reviews} size={16} />}
            </div>
            <StoreBadges store={store} today={today} />
          </div>
        </Card>
      ))}
    </ul>
  )
}

import { type OwnSort, ownItemsPath } from '@pasar/domain/selling/own-items'
import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useT } from '../../../i18n/provider'
import { TrpcProvider } from '../../../lib/trpc'
import { Th } from '../../../ui/table'
import type { loader } from '../routes/my-products.server'
import { OwnItem } from './own-item'

/** The columns one sorts by, first upwards. */
const SORTED_BY = {
  age: ['oldest', 'newest'],
  price: ['cheapest', 'dearest'],
  sold: ['slow', 'bestSelling'],
  views: ['leastViewed', 'mostViewed'],
  // Downwards only: the lowest are those that nobody looked at.
  conversion: [null, 'converting'],
} as const satisfies Record<string, readonly [OwnSort | null, OwnSort]>

/** One's items with what changes most often: a table on wide screens, cards on phones. */
export function ProductTable() {
  const t = useT()
  const { items } = useLoaderData<typeof loader>()
  return (
    <TrpcProvider>
      <table className="block w-full border-separate border-spacing-0 text-left lg:table lg:rounded-card lg:border lg:border-line lg:bg-surface">
        <caption className="sr-only">{t('products.table')}</caption>
        <thead className="hidden lg:table-header-group [&_th]:border-b [&_th]:border-line [&_th]:px-3 [&_th]:py-2 lg:max-2xl:[&_th:nth-child(6)]:hidden">
          <tr>
            <Th aria-label={t('products.bulk')} />
            <SortTh by="age">{t('listing.item')}</SortTh>
            <SortTh by="price">{t('products.priceAndStock')}</SortTh>
            <SortTh by="views">{t('itemViews.views')}</SortTh>
            <SortTh by="sold">{t('listing.sold')}</SortTh>
            <SortTh by="conversion">{t('itemViews.conversion')}</SortTh>
            <Th>{t('listing.actions')}</Th>
          </tr>
        </thead>
        <tbody className="block lg:table-row-group">
          {items.map((item) => (
            <OwnItem key={item.id} item={item} />
          ))}
        </tbody>
      </table>
    </TrpcProvider>
  )
}

function SortTh({ by, children }: { by: keyof typeof SORTED_BY; children: ReactNode }) {
  const { filter } = useLoaderData<typeof loader>()
  const [up, down] = SORTED_BY[by]
  const sorted = filter.sort === up ? 'ascending' : filter.sort === down ? 'descending' : undefined
  return (
    <Th
      sortTo={ownItemsPath({ ...filter, sort: filter.sort === down ? (up ?? down) : down })}
      {...(sorted && { sorted })}
    >
      {children}
    </Th>
  )
}

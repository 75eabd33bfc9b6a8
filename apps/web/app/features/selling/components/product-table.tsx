import { writeColumns } from '@pasar/domain/platform/lists/columns'
import {
  OWN_COLUMN_SET,
  OWN_COLUMNS,
  type OwnColumn,
  type OwnSort,
  ownItemsPath,
} from '@pasar/domain/selling/own-items'
import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useT } from '../../../i18n/provider'
import type { TextKey } from '../../../i18n/translate'
import { TrpcProvider } from '../../../lib/trpc'
import { cx } from '../../../ui/cx'
import { Th } from '../../../ui/table'
import { TickAllBox } from '../../platform/components/lists/tick-all'
import { pageOf } from '../../platform/components/lists/view-bar'
import type { loader } from '../routes/my-products.server'
import { BULK_FORM } from './bulk-fields'
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

export const COLUMN_WORDS = {
  offer: 'products.priceAndStock',
  views: 'itemViews.views',
  orders: 'ownLists.orders',
  sold: 'listing.sold',
  conversion: 'itemViews.conversion',
} as const satisfies Record<OwnColumn, TextKey>

/** One's items with what changes most often: a table on wide screens, cards on phones. */
export function ProductTable() {
  const t = useT()
  const { items, filter } = useLoaderData<typeof loader>()
  const isChosen = writeColumns(OWN_COLUMN_SET, filter.columns) !== undefined
  return (
    <TrpcProvider>
      <Sideways isWide={filter.columns.length === OWN_COLUMNS.length}>
        <table
          className={cx(
            'block w-full border-separate border-spacing-0 text-left lg:table lg:rounded-card lg:border lg:border-line lg:bg-surface',
            // Those that were chosen are all shown; of the usual ones the last gives way on narrow tables.
            !isChosen && 'lg:max-2xl:[&_[data-column=conversion]]:hidden',
          )}
        >
          <caption className="sr-only">{t('products.table')}</caption>
          <thead className="hidden lg:table-header-group [&_th]:border-b [&_th]:border-line [&_th]:px-3 [&_th]:py-2">
            <tr>
              <Th aria-label={t('products.bulk')}>
                <TickAllBox form={BULK_FORM} hideLabel />
              </Th>
              <SortTh by="age">{t('listing.item')}</SortTh>
              {filter.columns.map((column) => (
                <ColumnTh key={column} column={column} />
              ))}
              <Th>{t('listing.actions')}</Th>
            </tr>
          </thead>
          <tbody className="block lg:table-row-group" data-rows>
            {items.map((item) => (
              <OwnItem key={item.id} item={item} />
            ))}
          </tbody>
        </table>
      </Sideways>
    </TrpcProvider>
  )
}

/** All columns are wider than the page of a laptop: then the table scrolls within it. */
function Sideways({ isWide, children }: { isWide: boolean; children: ReactNode }) {
  const t = useT()
  if (!isWide) return children
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section aria-label={t('products.table')} tabIndex={0} className="lg:max-2xl:overflow-x-auto">
      {children}
    </section>
  )
}

const COLUMN_SORTS = { offer: 'price', views: 'views', sold: 'sold', conversion: 'conversion' } as const

function ColumnTh({ column }: { column: OwnColumn }) {
  const t = useT()
  const words = t(COLUMN_WORDS[column])
  return column === 'orders' ? (
    <Th numeric data-column={column}>
      {words}
    </Th>
  ) : (
    <SortTh by={COLUMN_SORTS[column]} column={column}>
      {words}
    </SortTh>
  )
}

function SortTh({
  by,
  column,
  children,
}: {
  by: keyof typeof SORTED_BY
  column?: OwnColumn
  children: ReactNode
}) {
  const { saved, filter } = useLoaderData<typeof loader>()
  const [up, down] = SORTED_BY[by]
  const sorted = filter.sort === up ? 'ascending' : filter.sort === down ? 'descending' : undefined
  return (
    <Th
      data-column={column}
      sortTo={pageOf(saved, ownItemsPath({ ...filter, sort: filter.sort === down ? (up ?? down) : down }))}
      {...(sorted && { sorted })}
    >
      {children}
    </Th>
  )
}

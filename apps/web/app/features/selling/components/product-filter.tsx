import { ITEM_STATUSES } from '@pasar/domain/catalogue/browse'
import { CATEGORIES } from '@pasar/domain/catalogue/categories'
import {
  DEMANDS,
  OWN_COLUMN_SET,
  OWN_SORTS,
  type OwnSort,
  ownItemsPath,
} from '@pasar/domain/selling/own-items'
import { Form, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import type { TextKey } from '../../../i18n/translate'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/forms/field'
import { Select } from '../../../ui/forms/select'
import { Icon } from '../../../ui/icon'
import { describeCategory } from '../../platform/client/category-words'
import { ColumnChoice } from '../../platform/components/lists/column-choice'
import { STATUS_WORDS } from '../client/item-status'
import type { loader } from '../routes/my-products.server'
import { COLUMN_WORDS } from './product-table'

const SORT_WORDS: Record<OwnSort, TextKey> = {
  newest: 'products.newest',
  oldest: 'products.oldest',
  cheapest: 'products.cheapest',
  dearest: 'products.dearest',
  scarce: 'products.scarce',
  bestSelling: 'products.bestSelling',
  slow: 'products.slow',
  mostViewed: 'itemViews.mostViewed',
  leastViewed: 'itemViews.leastViewed',
  converting: 'itemViews.converting',
}

/** What of one's items is shown, and in which order: folded on phones, where the first item would be a screen below. */
export function ProductFilter() {
  const t = useT()
  const { filter, counts, lowBelow } = useLoaderData<typeof loader>()
  const countOf = (wanted: string): number => counts.find(({ status }) => status === wanted)?.count ?? 0
  const asked = [...new URLSearchParams(ownItemsPath(filter).split('?')[1])]
  const narrowed = asked.filter(([name]) => name !== 'cols').length
  return (
    <details className="open-wide group mb-4 border-b border-line lg:border-0">
      <summary className="flex min-h-11 items-center justify-between gap-3 rounded-control font-semibold">
        {narrowed === 0 ? t('products.filter') : t('products.filterBy', { count: narrowed })}
        <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
      </summary>
      <Form
        method="get"
        className="grid grid-cols-2 max-lg:pb-4 items-end gap-3 lg:grid-cols-4 2xl:grid-cols-[minmax(0,1.4fr)_repeat(5,minmax(0,1fr))_auto]"
        key={JSON.stringify(filter)}
      >
        <TextField
          label={t('products.search')}
          name="q"
          defaultValue={filter.words}
          className="col-span-2 2xl:col-span-1"
        />
        <Select
          label={t('listing.filter')}
          name="status"
          defaultValue={filter.status ?? ''}
          placeholder={t('listing.all')}
          options={ITEM_STATUSES.map((value) => ({
            value,
            label: `${t(STATUS_WORDS[value])} (${countOf(value)})`,
          }))}
        />
        <Select
          label={t('products.category')}
          name="category"
          defaultValue={filter.category ?? ''}
          placeholder={t('products.allCategories')}
          options={CATEGORIES.map(({ slug }) => ({ value: slug, label: describeCategory(t, slug) }))}
        />
        <Select
          label={t('products.stock')}
          name="stock"
          defaultValue={filter.stock ?? ''}
          placeholder={t('products.anyStock')}
          options={[
            { value: 'low', label: t('products.low', { count: lowBelow }) },
            { value: 'out', label: t('products.out') },
          ]}
        />
        <Select
          label={t('itemViews.demand')}
          name="demand"
          defaultValue={filter.demand ?? ''}
          placeholder={t('itemViews.anyDemand')}
          options={DEMANDS.map((value) => ({ value, label: t(`itemViews.${value}`) }))}
        />
        <Select
          label={t('products.sort')}
          name="sort"
          defaultValue={filter.sort}
          options={OWN_SORTS.map((value) => ({ value, label: t(SORT_WORDS[value]) }))}
        />
        <Button type="submit" variant="secondary" icon="search" className="max-lg:col-span-2">
          {t('products.show')}
        </Button>
        <ColumnChoice set={OWN_COLUMN_SET} columns={filter.columns} words={COLUMN_WORDS} />
      </Form>
    </details>
  )
}

import { ITEM_STATUSES } from '@pasar/domain/catalogue/browse'
import { CATEGORIES } from '@pasar/domain/catalogue/categories'
import { OWN_SORTS } from '@pasar/domain/selling/own-items'
import { Form, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/forms/field'
import { Select } from '../../../ui/forms/select'
import { describeCategory } from '../../platform/client/category-words'
import { STATUS_WORDS } from '../client/item-status'
import type { loader } from '../routes/my-products.server'

/** What of one's items is shown, and in which order. */
export function ProductFilter() {
  const t = useT()
  const { filter, counts, lowBelow } = useLoaderData<typeof loader>()
  const countOf = (wanted: string): number => counts.find(({ status }) => status === wanted)?.count ?? 0
  return (
    <Form
      method="get"
      className="mb-4 grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(0,1.4fr)_repeat(4,minmax(0,1fr))_auto]"
      key={JSON.stringify(filter)}
    >
      <TextField
        label={t('products.search')}
        name="q"
        defaultValue={filter.words}
        className="max-lg:col-span-2"
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
        label={t('products.sort')}
        name="sort"
        defaultValue={filter.sort}
        options={OWN_SORTS.map((value) => ({ value, label: t(`products.${value}`) }))}
      />
      <Button type="submit" variant="secondary" icon="search" className="max-lg:col-span-2">
        {t('products.show')}
      </Button>
    </Form>
  )
}

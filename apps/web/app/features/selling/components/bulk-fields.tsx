import { CATEGORIES } from '@pasar/domain/catalogue/categories'
import { writeColumns } from '@pasar/domain/platform/lists/columns'
import { BULK_ACTIONS } from '@pasar/domain/selling/listing-limits'
import { OWN_COLUMN_SET, type OwnItemsFilter } from '@pasar/domain/selling/own-items'
import { useT } from '../../../i18n/provider'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { TextField } from '../../../ui/forms/field'
import { Select } from '../../../ui/forms/select'
import { describeCategory } from '../../platform/client/category-words'

/** Ticked items belong to it, wherever they stand. */
export const BULK_FORM = 'chosen-items'

const ACTION_WORDS = {
  price: 'products.price',
  pause: 'products.pause',
  activate: 'products.activate',
  category: 'products.move',
  delete: 'ownLists.deleteDrafts',
} as const

/** What of the list was shown, so that one comes back to it. */
function FilterFields({ filter }: { filter: OwnItemsFilter }) {
  const { status, category, stock, demand, sort, words, columns } = filter
  const fields = {
    status,
    category,
    stock,
    demand,
    sort,
    q: words,
    cols: writeColumns(OWN_COLUMN_SET, columns),
  }
  return Object.entries(fields).map(([name, value]) =>
    value ? <input key={name} type="hidden" name={name} value={value} /> : null,
  )
}

/** What to do with the chosen items. The fields of an action appear with it; the page's own styles see to that. */
export function BulkFields({
  filter,
  typed,
  error,
  hasAll,
  isBar,
}: {
  filter: OwnItemsFilter
  typed?: { do: string; percent: string; to: string }
  /** At the percentage. */
  error?: string | undefined
  /** Offers to take all that the filter shows. */
  hasAll?: boolean
  /** Stands at the bottom of the window, where a phone has little room. */
  isBar?: boolean
}) {
  const t = useT()
  return (
    <div className="flex flex-wrap items-start gap-3 [&:has(option[value=category]:checked)_.for-category]:block [&:has(option[value=price]:checked)_.for-price]:block">
      <FilterFields filter={filter} />
      <Select
        label={t('products.bulkAction')}
        name="do"
        defaultValue={typed?.do || 'price'}
        options={BULK_ACTIONS.map((value) => ({ value, label: t(ACTION_WORDS[value]) }))}
        className="min-w-0 grow sm:min-w-48 sm:grow-0"
      />
      <TextField
        label={t('products.percent')}
        name="percent"
        defaultValue={typed?.percent}
        error={error}
        suffix="%"
        {...(!isBar && { hint: t('products.percentHint') })}
        inputMode="text"
        autoComplete="off"
        maxLength={10}
        className={cx('for-price hidden', isBar ? 'w-24 sm:w-40' : 'w-40')}
      />
      <Select
        label={t('products.to')}
        name="to"
        defaultValue={typed?.to}
        options={CATEGORIES.map(({ slug }) => ({ value: slug, label: describeCategory(t, slug) }))}
        className="for-category hidden min-w-0 sm:min-w-48"
      />
      <Button type="submit" variant="secondary" className="mt-6">
        {t('products.preview')}
      </Button>
      {hasAll && (
        <Button type="submit" name="all" value="1" variant="quiet" size="small" className="sm:mt-7">
          {t('products.takeAll')}
        </Button>
      )}
    </div>
  )
}

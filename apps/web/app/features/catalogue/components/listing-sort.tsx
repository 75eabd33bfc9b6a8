import { useT } from '../../../i18n/provider'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { Select } from '../../../ui/forms/select'
import { describeSort } from '../client/facet-words'
import type { ListingView } from '../client/listing-view'
import { FILTER_FORM_ID, useSendFilters } from '../client/use-filter-form'

/** The order of the items: a field of the filter form that stands outside of it. */
export function SortChoice({ listing, className }: { listing: ListingView; className?: string }) {
  const t = useT()
  const send = useSendFilters(listing)
  return (
    <div className={cx('flex flex-wrap gap-2', className)}>
      <Select
        label={t('browse.sort')}
        hideLabel
        name="sort"
        form={FILTER_FORM_ID}
        defaultValue={listing.values.sort}
        onChange={(event) => send(event.currentTarget.form)}
        options={listing.sorts.map((sort) => ({ value: sort, label: describeSort(t, sort) }))}
        className="min-w-0 grow basis-36"
      />
      <span className="hidden noscript:block">
        <Button type="submit" form={FILTER_FORM_ID} variant="secondary">
          {t('browse.apply')}
        </Button>
      </span>
    </div>
  )
}

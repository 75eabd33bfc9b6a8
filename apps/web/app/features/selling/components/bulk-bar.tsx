import type { OwnItemsFilter } from '@pasar/domain/selling/own-items'
import { useT } from '../../../i18n/provider'
import { TickAll } from '../../platform/components/lists/tick-all'
import { BULK_FORM, BulkFields } from './bulk-fields'

/** What to do with the ticked items; it leads to a page that shows it before it is done. */
export function BulkBar({ filter }: { filter: OwnItemsFilter }) {
  const t = useT()
  return (
    <section
      aria-label={t('products.bulk')}
      className="mb-4 flex flex-wrap items-start justify-between gap-3 rounded-card border border-line bg-surface p-4"
    >
      <form id={BULK_FORM} method="get" action="/my-products/change">
        <BulkFields filter={filter} hasAll />
      </form>
      <TickAll form={BULK_FORM} />
    </section>
  )
}

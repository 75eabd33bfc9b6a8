import type { PagePath } from '@pasar/domain/access/link-to'
import type { OwnItemsFilter } from '@pasar/domain/selling/own-items'
import { useT } from '../../../i18n/provider'
import { ChosenBar } from '../../platform/components/lists/chosen-bar'
import { BULK_FORM, BulkFields } from './bulk-fields'

/** What to do with the ticked items; it leads to a page that shows it before it is done. */
export function BulkBar({ filter }: { filter: OwnItemsFilter }) {
  const t = useT()
  return (
    <ChosenBar form={BULK_FORM} label={t('products.bulk')} hasTabs>
      {(tools) => (
        <form id={BULK_FORM} method="get" action={'/my-products/change' satisfies PagePath}>
          {tools && <div className="mb-1 flex flex-wrap items-center gap-x-3">{tools}</div>}
          <BulkFields filter={filter} hasAll isBar={tools !== null} />
        </form>
      )}
    </ChosenBar>
  )
}

import type { OwnItemsFilter } from '@pasar/domain/selling/own-items'
import { useEffect, useState } from 'react'
import { useT } from '../../../i18n/provider'
import { Button } from '../../../ui/button'
import { BULK_FORM, BulkFields } from './bulk-fields'

const boxes = (): HTMLInputElement[] =>
  [...document.querySelectorAll(`input[type=checkbox][form="${BULK_FORM}"]`)].filter(
    (box) => box instanceof HTMLInputElement,
  )

/** What to do with the ticked items; it leads to a page that shows it before it is done. */
export function BulkBar({ filter }: { filter: OwnItemsFilter }) {
  const t = useT()
  return (
    <section
      aria-label={t('products.bulk')}
      className="mb-4 flex flex-wrap items-start justify-between gap-3 rounded-card border border-line bg-surface p-4"
    >
      <form id={BULK_FORM} method="get" action="/my-products/change">
        <BulkFields filter={filter} />
      </form>
      <TickAll />
    </section>
  )
}

/** Ticks every item of the page, or none. Only where scripts run. */
function TickAll() {
  const t = useT()
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  if (!isAlive) return null
  const tick = (isTicked: boolean) => () => {
    for (const box of boxes()) box.checked = isTicked
  }
  return (
    <div className="flex flex-wrap gap-2 sm:mt-7">
      <Button type="button" variant="quiet" size="small" onClick={tick(true)}>
        {t('products.tickAll')}
      </Button>
      <Button type="button" variant="quiet" size="small" onClick={tick(false)}>
        {t('products.untickAll')}
      </Button>
    </div>
  )
}

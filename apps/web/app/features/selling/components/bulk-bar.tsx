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
        <BulkFields filter={filter} hasAll />
      </form>
      <TickAll />
    </section>
  )
}

/** How many items are ticked; ticks every item of the page, or none. Only where scripts run. */
function TickAll() {
  const t = useT()
  const [ticked, setTicked] = useState<number | null>(null)
  useEffect(() => {
    const count = () => setTicked(boxes().filter(({ checked }) => checked).length)
    count()
    addEventListener('change', count)
    return () => removeEventListener('change', count)
  }, [])
  if (ticked === null) return null
  const tick = (isTicked: boolean) => () => {
    const all = boxes()
    for (const box of all) box.checked = isTicked
    setTicked(isTicked ? all.length : 0)
  }
  return (
    <div className="flex flex-wrap items-center gap-2 sm:mt-7">
      <output className="text-sm font-semibold tabular-nums">
        {t('products.ticked', { count: ticked })}
      </output>
      <Button type="button" variant="quiet" size="small" onClick={tick(true)}>
        {t('products.tickAll')}
      </Button>
      <Button type="button" variant="quiet" size="small" onClick={tick(false)}>
        {t('products.untickAll')}
      </Button>
    </div>
  )
}

import type { OwnItemsFilter } from '@pasar/domain/selling/own-items'
import { useEffect, useState } from 'react'
import { useT } from '../../../i18n/provider'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { BULK_FORM, BulkFields } from './bulk-fields'

const boxes = (): HTMLInputElement[] =>
  [...document.querySelectorAll(`input[type=checkbox][form="${BULK_FORM}"]`)].filter(
    (box) => box instanceof HTMLInputElement,
  )

/** What to do with the ticked items; it leads to a page that shows it before it is done. */
export function BulkBar({ filter }: { filter: OwnItemsFilter }) {
  const t = useT()
  return (
    <Card as="section" title={t('products.bulk')} className="mb-4">
      <form id={BULK_FORM} method="get" action="/my-products/change">
        <BulkFields filter={filter} />
      </form>
      <TickAll />
    </Card>
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
    <div className="mt-2 flex flex-wrap gap-2">
      <Button type="button" variant="quiet" size="small" onClick={tick(true)}>
        {t('products.tickAll')}
      </Button>
      <Button type="button" variant="quiet" size="small" onClick={tick(false)}>
        {t('products.untickAll')}
      </Button>
    </div>
  )
}

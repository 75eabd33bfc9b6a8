import { useEffect, useRef } from 'react'
import { useT } from '../../../../i18n/provider'
import { Button } from '../../../../ui/button'
import { Checkbox } from '../../../../ui/forms/checkbox'
import { tickAll, useTicked } from '../../client/use-ticked'

/** How many rows are ticked for a form; ticks every row of the page, or none. Only where scripts run. */
export function TickAll({ form }: { form: string }) {
  const t = useT()
  const ticked = useTicked(form)
  if (ticked === null) return null
  return (
    <div className="flex flex-wrap items-center gap-2 sm:mt-7">
      <output className="text-sm font-semibold tabular-nums">
        {t('listTools.ticked', { count: ticked.count })}
      </output>
      <Button type="button" variant="quiet" size="small" onClick={() => tickAll(form, true)}>
        {t('listTools.tickAll')}
      </Button>
      <Button type="button" variant="quiet" size="small" onClick={() => tickAll(form, false)}>
        {t('listTools.untickAll')}
      </Button>
    </div>
  )
}

/** The same as one box, above the boxes of the rows. Only where scripts run. */
export function TickAllBox({ form, hideLabel }: { form: string; hideLabel?: boolean }) {
  const t = useT()
  const ticked = useTicked(form)
  const box = useRef<HTMLInputElement>(null)
  const { count, of } = ticked ?? { count: 0, of: 0 }
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && count < of
  }, [count, of])
  if (of === 0) return null
  return (
    <Checkbox
      ref={box}
      label={<span className={hideLabel ? 'sr-only' : 'text-sm'}>{t('listTools.tickAll')}</span>}
      checked={count === of}
      onChange={({ target }) => tickAll(form, target.checked)}
    />
  )
}

import { useEffect, useRef } from 'react'
import { useT } from '../../../../i18n/provider'
import { Checkbox } from '../../../../ui/forms/checkbox'
import { tickAll, useTicked } from '../../client/use-ticked'

/** Ticks every row of the page for a form, or none: a box above the boxes of the rows. Only where scripts run. */
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

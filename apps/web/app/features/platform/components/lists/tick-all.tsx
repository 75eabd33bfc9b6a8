import { useEffect, useState } from 'react'
import { useT } from '../../../../i18n/provider'
import { Button } from '../../../../ui/button'

const boxesOf = (form: string): HTMLInputElement[] =>
  [...document.querySelectorAll(`input[type=checkbox][form="${form}"]`)].filter(
    (box) => box instanceof HTMLInputElement,
  )

/** How many rows are ticked for a form; ticks every row of the page, or none. Only where scripts run. */
export function TickAll({ form }: { form: string }) {
  const t = useT()
  const [ticked, setTicked] = useState<number | null>(null)
  useEffect(() => {
    const count = () => setTicked(boxesOf(form).filter(({ checked }) => checked).length)
    count()
    addEventListener('change', count)
    return () => removeEventListener('change', count)
  }, [form])
  if (ticked === null) return null
  const tick = (isTicked: boolean) => () => {
    const all = boxesOf(form)
    for (const box of all) box.checked = isTicked
    setTicked(isTicked ? all.length : 0)
  }
  return (
    <div className="flex flex-wrap items-center gap-2 sm:mt-7">
      <output className="text-sm font-semibold tabular-nums">
        {t('listTools.ticked', { count: ticked })}
      </output>
      <Button type="button" variant="quiet" size="small" onClick={tick(true)}>
        {t('listTools.tickAll')}
      </Button>
      <Button type="button" variant="quiet" size="small" onClick={tick(false)}>
        {t('listTools.untickAll')}
      </Button>
    </div>
  )
}

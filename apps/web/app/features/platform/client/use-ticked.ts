import { useEffect, useState } from 'react'

/** The boxes of rows that belong to a form, wherever they stand. */
const boxesOf = (form: string): HTMLInputElement[] =>
  [...document.querySelectorAll(`input[type=checkbox][form="${form}"]`)].filter(
    (box) => box instanceof HTMLInputElement,
  )

interface Ticked {
  /** How many rows are ticked, of how many. */
  count: number
  of: number
}

const UNTICKED: Ticked = { count: 0, of: 0 }

/** How many rows of the page are ticked for a form; null where no script runs. */
export function useTicked(form: string): Ticked | null {
  const [ticked, setTicked] = useState<Ticked | null>(null)
  useEffect(() => {
    const read = () => {
      const boxes = boxesOf(form)
      const next = { count: boxes.filter(({ checked }) => checked).length, of: boxes.length }
      setTicked((before) => {
        const { count, of } = before ?? UNTICKED
        return before !== null && count === next.count && of === next.of ? before : next
      })
    }
    read()
    addEventListener('change', read)
    return () => removeEventListener('change', read)
    // Other rows come with each answer.
  })
  return ticked
}

/** Ticks every row of the page for a form, or none. */
export function tickAll(form: string, isTicked: boolean): void {
  for (const box of boxesOf(form)) box.checked = isTicked
  dispatchEvent(new Event('change'))
}

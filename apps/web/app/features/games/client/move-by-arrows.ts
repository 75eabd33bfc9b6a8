import type { KeyboardEvent } from 'react'

const isAlong = (key: string): boolean => key === 'ArrowLeft' || key === 'ArrowRight'

/** Goes on from a button of a board to the one beside, above or below it, however many are in a row. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event
  const isBack = key === 'ArrowLeft' || key === 'ArrowUp'
  if (!(isBack || key === 'ArrowRight' || key === 'ArrowDown')) return
  if (!(target instanceof HTMLButtonElement) || event.ctrlKey || event.metaKey || event.altKey) return
  const buttons = [...currentTarget.querySelectorAll('button')]
  const at = buttons.indexOf(target)
  const { left } = target.getBoundingClientRect()
  const ahead = isBack ? buttons.slice(0, at).reverse() : buttons.slice(at + 1)
  const next = isAlong(key)
    ? ahead[0]
    : ahead.find((button) => Math.abs(button.getBoundingClientRect().left - left) < 2)
  // At the edge it stays: a page that scrolled away would be a surprise.
  event.preventDefault()
  next?.focus()
}

import type { ListWish } from './list-keys'

const SEARCH = 'main input[type=search],main input[name=q],main [role=search] input:not([type=hidden])'

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0
const findAll = (within: ParentNode, selector: string): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(selector)].filter(isShown)
const findFirst = (within: ParentNode, selector: string): HTMLElement | undefined =>
  findAll(within, selector)[0]

const rows = (): HTMLElement[] => findAll(document, '[data-rows] > *')
const rowHere = (): HTMLElement | undefined => rows().find((row) => row.contains(document.activeElement))

function stopAt(row: HTMLElement | undefined): void {
  if (row === undefined) return
  const link = findFirst(row, 'a[href]')
  // Never a button: Enter would press it.
  if (link === undefined) row.tabIndex = -1
  const stop = link ?? row
  stop.focus()
  row.scrollIntoView({ block: 'nearest' })
}

function move(step: 1 | -1): void {
  const all = rows()
  const here = rowHere()
  if (here === undefined) stopAt(step > 0 ? all[0] : all.at(-1))
  else stopAt(all[all.indexOf(here) + step])
}

function select(): void {
  const box = rowHere()?.querySelector<HTMLInputElement>('input[type=checkbox]')
  // From there its new state is read out.
  box?.focus()
  box?.click()
}

function open(): void {
  const row = rowHere()
  if (row !== undefined) findFirst(row, 'a[href]')?.click()
}

function search(): void {
  const field = document.querySelector<HTMLInputElement>(SEARCH)
  // On phones it is folded away.
  const folded = field?.closest('details')
  if (folded) folded.open = true
  field?.focus()
  field?.select()
}

const ACTS: Readonly<Record<Exclude<ListWish, 'help'>, () => void>> = {
  next: () => move(1),
  previous: () => move(-1),
  select,
  open,
  search,
}

/** Does in the rows of a page what a key asks for. The focus itself moves, so that a screen reader says where it is. */
export const actInRows = (wish: Exclude<ListWish, 'help'>): void => ACTS[wish]()

import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/** Something and what stood around it when it got the focus: that is no longer known once it is gone. */
interface Place {
  element: Element
  next: Element | null
  previous: Element | null
}

/** How long a dialog that closes, or a page that comes, has to lead the focus itself. */
const OTHERS_FIRST_MS = 60

const ROW = 'li, tr, article, [data-rows] > *'
/** What a press may have changed as a whole. */
const GROUP = `form, fieldset, ${ROW}`
/** Not a field: on a phone the keyboard would come up. */
const STOP =
  'a[href]:not([tabindex="-1"]), button:not(:disabled), summary, input:is([type="checkbox"], [type="radio"])'
/** Not the picture beside it, which leads to the same. */
const LINK = 'a[href]:not([tabindex="-1"], [aria-hidden="true"])'
const HEADING = 'h1, h2, h3, legend'
const DIALOG = '[role="dialog"]'
const PART = `section, aside, main, ${DIALOG}`

/** From what has the focus to the page as a whole. */
let way: Place[] = []
/** Of what opened the dialog that has the focus. */
let opener: Place[] = []
let isByKey = false

/** A part of it is beyond the edge of the window, but not because it is too large for it. */
function isCutOff(element: Element): boolean {
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
  return (
    (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight) &&
    width < innerWidth &&
    height < innerHeight / 2
  )
}

function noteWay(target: Element): void {
  isByKey = target.matches(':focus-visible')
  if (target.closest(DIALOG) && !way[0]?.element.closest(DIALOG)) opener = way
  way = []
  for (let at: Element | null = target; at && at !== document.body; at = at.parentElement)
    way.push({ element: at, next: at.nextElementSibling, previous: at.previousElementSibling })
}

function followFocus({ target }: FocusEvent): void {
  if (!(target instanceof Element)) return
  noteWay(target)
  // In rows of tabs and rails browsers scroll no further than to a visible edge.
  if (isByKey && isCutOff(target)) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

const isShown = (element: Element): boolean => element.isConnected && element.getClientRects().length > 0

const findShown = (within: Element, selector: string): HTMLElement | undefined =>
  [...within.querySelectorAll<HTMLElement>(selector)].find(isShown)

/** The row that has come up in place of one that is gone, or else the one above. */
function rowBeside(gone: readonly Place[]): HTMLElement | undefined {
  const row = gone.at(-1)
  if (!row?.element.matches(ROW)) return undefined
  const beside = [row.next, row.previous].find((other) => other && isShown(other))
  if (!(beside instanceof HTMLElement)) return undefined
  // Never a button: who presses once more would press that.
  return findShown(beside, LINK) ?? beside
}

/** A field or a button that was drawn anew. */
function sameAgain(left: Element, was: Element | undefined): HTMLElement | undefined {
  const [name, value] = [was?.getAttribute('name'), was?.getAttribute('value')]
  if (!was || !name) return undefined
  const named = [...left.querySelectorAll<HTMLElement>(`${was.localName}[name="${CSS.escape(name)}"]`)]
  return named.find(
    (one) => isShown(one) && (was.localName !== 'button' || one.getAttribute('value') === value),
  )
}

/** What stands in place of a button that is gone. */
function stopInGroup(left: Element): HTMLElement | undefined {
  const group = left.closest(GROUP)
  for (let at: Element | null = group && left; at; at = at === group ? null : at.parentElement) {
    const stop = findShown(at, STOP)
    if (stop) return stop
  }
  return undefined
}

/** What names the part of the page: its heading. */
function headingAbove(left: Element): HTMLElement | undefined {
  for (let part = left.closest<HTMLElement>(PART); part; ) {
    const heading = findShown(part, HEADING)
    if (heading) return heading
    const around: HTMLElement | null | undefined = part.parentElement?.closest<HTMLElement>(PART)
    if (!around) return part
    part = around
  }
  return undefined
}

function lead(to: HTMLElement | undefined): void {
  if (!to) return
  // What is no stop of its own can have the focus, and Tab goes on from there.
  if (!to.matches(`${STOP}, input, select, textarea`)) to.tabIndex = -1
  to.focus({ preventScroll: true })
  if (isByKey) to.scrollIntoView({ block: 'nearest' })
}

/** Nothing has the focus, and nobody has pressed beside what had it. */
const isLost = (): boolean =>
  document.activeElement === document.body && document.hasFocus() && way.length > 0

/** Whoever presses where nothing takes the focus wants it nowhere. */
function noteElsewhere({ target }: Event): void {
  if (target instanceof Node && !way[0]?.element.contains(target)) way = []
}

/** Where to go from a place that is gone; undefined when nothing around it is left either. */
function findBeside(places: readonly Place[]): HTMLElement | undefined {
  const left = places.findIndex(({ element }) => isShown(element))
  const there = places[left]?.element
  if (!there) return undefined
  return (
    rowBeside(places.slice(0, left)) ??
    sameAgain(there, places[0]?.element) ??
    stopInGroup(there) ??
    headingAbove(there)
  )
}

/** Leads whoever pressed something that is gone since to what took its place, to the next row, or to the heading above. */
function leadOn(): void {
  if (!isLost()) return
  const was = way[0]?.element
  // What was moved loses the focus, too; what is disabled meanwhile has it back after that.
  if (was instanceof HTMLElement && isShown(was)) was.focus({ preventScroll: true })
  else lead(findBeside(way) ?? findBeside(opener))
}

/** After the page of a list was turned: to what the list is about, for what comes first is up there. */
function moveToTop(): void {
  if (!way[0]?.element.matches('main a:is([rel="next"], [rel="prev"])')) return
  const left = way.find(({ element }) => element.isConnected)
  if (left) lead(headingAbove(left.element))
}

/** Follows the focus, and brings it back where its place has gone. */
function keepFocus(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const watch = new MutationObserver(() => {
    if (!isLost()) return
    clearTimeout(timer)
    timer = setTimeout(leadOn, OTHERS_FIRST_MS)
  })
  // Someone may have begun to type before this was there.
  if (document.activeElement) noteWay(document.activeElement)
  addEventListener('focusin', followFocus)
  addEventListener('pointerdown', noteElsewhere)
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  return () => {
    clearTimeout(timer)
    removeEventListener('focusin', followFocus)
    removeEventListener('pointerdown', noteElsewhere)
    watch.disconnect()
  }
}

/** Nobody who uses the keyboard or a screen reader loses their place when what they pressed goes away. */
export function KeepFocus(): null {
  const { pathname, search } = useLocation()
  const shown = useRef({ pathname, search })
  useEffect(keepFocus, [])
  useEffect(() => {
    // To another page the shell leads.
    if (shown.current.pathname === pathname && shown.current.search !== search) moveToTop()
    shown.current = { pathname, search }
  }, [pathname, search])
  return null
}
